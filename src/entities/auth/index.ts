export { PicturePicker } from './components/PicturePicker'
export { usePictureUpload } from './hooks/usePictureUpload'
export { type AuthError, getAuthErrorCode, toAuthError } from './lib/authErrors'
export type { FirebaseUser } from './lib/firebaseAuth'
export { getLoadedAuth, loadFirebaseAuth } from './lib/loadFirebaseAuth'
export { saveFirebaseProfile } from './lib/saveFirebaseProfile'
export {
  expiredInOtherTab,
  loggedOutInOtherTab,
  logoutRequested,
  refetchSession,
  type SessionEnd,
  selectAuthStatus,
  selectAuthUser,
  selectCurrentEnd,
  selectDisplayUser,
  selectHasLoggedOut,
  selectIsEnding,
  selectIsSessionExpired,
  selectIsSignedIn,
  selectIsSigningIn,
  selectSessionEmail,
  selectUserEmail,
  sessionSynced,
  signInFailed,
  signInStarted,
} from './model/authSlice'
