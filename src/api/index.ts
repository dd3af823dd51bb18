import './reviewApi'
import './sessionApi'

export { isAdminActionRejected } from './adminApi'
export type { CallContext } from './baseQuery'
export { changeCart, changeCartRow, selectIsCartSaving } from './cartApi'
export { type ExportName, exportList } from './exportList'
export * from './generated/shopApi'
export type { Page, ProductListPage } from './lists'
export { startLiveTags } from './liveTags'
export { type ApiProblem, isApiProblem, isMissing, isSessionExpired, messageOf } from './problem'
export { isEditConflict, type ProductVersion, useGetProductVersionQuery } from './productApi'
export { startQueryRetries } from './queryRetries'
export { isSessionExpiredResponse, sessionEnded, sessionExpired } from './sessionExpired'
// Instead of the generated ones, which have no tags and no totals.
export {
  shopApi,
  useListCategoryProductsQuery,
  useListPaymentIssuesQuery,
  useListSearchResultsQuery,
} from './shopApi'
export { uploadPicture } from './uploadPicture'
