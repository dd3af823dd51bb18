export { PicturePicker } from './components/PicturePicker'
export { type PictureUpload, usePictureUpload } from './hooks/usePictureUpload'
export type { Account } from './lib/account'
export { type IdentityFailure, identityCodeOf, identityFailureOf } from './lib/authErrors'
export { askOtherTabs, isVisitElsewhere, listenToOtherTabs } from './lib/crossTabSession'
export { isSignInKept, replaceVisitSignIns, type SignIns } from './lib/firebaseStorage'
export { identityInUse, loadIdentity, whenIdentityLoads } from './lib/loadFirebaseAuth'
export { accountSeen, logoutRequested, passwordChanged, profileSaved } from './model/authActions'
export {
  identityChanged,
  identityUnreachable,
  type Person,
  selectAccess,
  selectCanBeRefused,
  selectGreeted,
  selectIsArrived,
  selectIsSessionRefused,
  selectPerson,
  selectSessionEmail,
  sessionRetried,
  signInFailed,
  signInStarted,
} from './model/authSlice'
