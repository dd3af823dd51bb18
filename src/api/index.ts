import './reviewApi'

export { isAdminActionRejected } from './adminApi'
export type { CallContext } from './baseQuery'
export { changeCart, changeCartRow, selectIsCartSaving } from './cartApi'
export { getConflictingProduct, type ProductVersion } from './editConflict'
export { etags, selectProductEtag } from './etags'
export { type ExportName, exportList } from './exportList'
export * from './generated/shopApi'
export type { CategoryPage, Page } from './lists'
export { startLiveTags } from './liveTags'
export { type ApiProblem, isApiProblem, isMissing, isSessionExpired, messageOf } from './problem'
export { apiReducer } from './pruneProvidedTags'
export { startQueryRetries } from './queryRetries'
export { isSessionExpiredResponse, sessionExpired } from './sessionExpired'
export {
  taggedApi as shopApi,
  useListCategoryProductsQuery,
  useListPaymentIssuesQuery,
} from './tags'
export { uploadPicture } from './uploadPicture'
