import { combineReducers } from '@reduxjs/toolkit'
import { pendingCartSlice, shopApi } from '@/api'
import { productDraftSlice } from '@/dashboard/features/product-editor/model/productDraftSlice'
import { reviewDraftsSlice } from '@/dashboard/features/reviews/model/reviewDraftsSlice'
import { tablePrefsSlice } from '@/dashboard/tables/tablePrefsSlice'
import { adminViewSlice } from '@/entities/auth/model/adminViewSlice'
import { authSlice } from '@/entities/auth/model/authSlice'
import { checkoutSlice } from '@/storefront/features/checkout/model/checkoutSlice'
import { uiSlice } from './uiSlice'

export const rootReducer = combineReducers({
  [shopApi.reducerPath]: shopApi.reducer,
  [pendingCartSlice.name]: pendingCartSlice.reducer,
  [authSlice.name]: authSlice.reducer,
  [adminViewSlice.name]: adminViewSlice.reducer,
  [tablePrefsSlice.name]: tablePrefsSlice.reducer,
  [productDraftSlice.name]: productDraftSlice.reducer,
  [reviewDraftsSlice.name]: reviewDraftsSlice.reducer,
  [uiSlice.name]: uiSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
})

export type SliceState = ReturnType<typeof rootReducer>
