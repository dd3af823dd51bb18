import { combineReducers } from '@reduxjs/toolkit'
import { apiReducer, listTotals, shopApi, versions } from '../api'
import { authSlice } from '../features/account/model/authSlice'
import { adminViewSlice } from '../features/admin/model/adminViewSlice'
import { productDraftSlice } from '../features/admin/product-editor/model/productDraftSlice'
import { tablePrefsSlice } from '../features/admin/shared/model/tablePrefsSlice'
import { cartSlice } from '../features/cart/model/cartSlice'
import { checkoutSlice } from '../features/checkout/model/checkoutSlice'
import { reviewDraftsSlice } from '../features/reviews/model/reviewDraftsSlice'
import { uiSlice } from '../features/ui/model/uiSlice'
import { adoptingPersisted } from './persistence/adopt'
import { persisted } from './persistence/persisted'

const slices = combineReducers({
  [shopApi.reducerPath]: apiReducer,
  [listTotals.name]: listTotals.reducer,
  [versions.name]: versions.reducer,
  [authSlice.name]: authSlice.reducer,
  [adminViewSlice.name]: adminViewSlice.reducer,
  [tablePrefsSlice.name]: tablePrefsSlice.reducer,
  [productDraftSlice.name]: productDraftSlice.reducer,
  [reviewDraftsSlice.name]: reviewDraftsSlice.reducer,
  [uiSlice.name]: uiSlice.reducer,
  [cartSlice.name]: cartSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
})

export type SliceState = ReturnType<typeof slices>

/** A new one for each store: what is persisted keeps books inside its reducer. */
export function makeRootReducer() {
  return persisted(adoptingPersisted(slices))
}
