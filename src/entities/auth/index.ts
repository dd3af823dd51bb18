export { PicturePicker } from './components/PicturePicker'
export { usePictureUpload } from './hooks/usePictureUpload'
export { type AuthError, getAuthErrorCode, toAuthError } from './lib/authErrors'
export {
  hasSessionInAnotherTab,
  listenToOtherTabs,
  requestSessionFromOtherTabs,
} from './lib/crossTabSession'
export { hasStoredSignIn, replaceSessionSignIns, type StoredSignIns } from './lib/firebaseStorage'
export { getLoadedAuth, loadFirebaseAuth, onFirebaseAuthLoaded } from './lib/loadFirebaseAuth'
export {
  authStateChanged,
  type FirebaseUser,
  logoutRequested,
  passwordChanged,
  profileSaved,
} from './model/authActions'
export {
  type AuthUser,
  authUnavailable,
  authUserChanged,
  selectAuthStatus,
  selectAuthUser,
  selectDisplayUser,
  selectIsSessionExpired,
  selectIsSignedIn,
  selectIsSigningIn,
  selectSessionEmail,
  selectUserEmail,
  sessionRetried,
  signInFailed,
  signInStarted,
} from './model/authSlice'
