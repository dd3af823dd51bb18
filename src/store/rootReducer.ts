import { combineReducers } from '@reduxjs/toolkit'
import { shopApi } from '../api'
import { authSlice } from '../entities/auth/model/authSlice'
import { adminViewSlice } from '../features/admin/model/adminViewSlice'
import { productDraftSlice } from '../features/admin/product-editor/model/productDraftSlice'
import { tablePrefsSlice } from '../features/admin/shared/model/tablePrefsSlice'
import { checkoutSlice } from '../features/checkout/model/checkoutSlice'
import { reviewDraftsSlice } from '../features/reviews/model/reviewDraftsSlice'
import { uiSlice } from './uiSlice'

export const rootReducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  [authSlice.name]: authSlice.reducer,
  [adminViewSlice.name]: adminViewSlice.reducer,
  [tablePrefsSlice.name]: tablePrefsSlice.reducer,
  [productDraftSlice.name]: productDraftSlice.reducer,
  [reviewDraftsSlice.name]: reviewDraftsSlice.reducer,
  [uiSlice.name]: uiSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
})

export type SliceState = ReturnType<typeof rootReducer>
