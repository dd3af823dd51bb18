// By the modules that add tags and optimistic updates, so that no endpoint is used without them.

export { isAdminActionRejected } from './adminActions'
export * from './adminApi'
export { type CallContext, createSend } from './baseQuery'
export { changeCart, changeCartRow, selectIsCartSaving } from './cartApi'
export { type ExportName, exportList } from './exportList'
export * from './generated/accountApi'
export type * from './generated/types'
export { isUnconfirmed } from './isUnconfirmed'
export type { Page, ProductListPage, SearchResultsPage } from './lists'

import './localLists'

export { startLiveTags } from './liveTags'
export { pendingCartSlice } from './pendingCart'
export { evictPrivateEntries } from './privateEntries'
export {
  type ApiProblem,
  isApiProblem,
  isMissing,
  isSessionExpired,
  localMessage,
  messageOf,
} from './problem'
export {
  isEditConflict,
  type ProductVersion,
  useGetProductVersionQuery,
  useLazyGetProductVersionQuery,
} from './productApi'
export { cacheQueryEntries, getEntryTags, getQueryEntries } from './queryEntries'
export { startQueryRetries } from './queryRetries'
export { useAddReviewMutation } from './reviewApi'
export * from './sessionApi'
export { isSessionExpiredResponse, sessionEnded, sessionExpired } from './sessionExpired'
export { maxUploadSize } from './shrinkPicture'
export { uploadPicture } from './uploadPicture'
