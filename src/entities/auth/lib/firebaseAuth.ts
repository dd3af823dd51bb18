/** The only module that imports Firebase. */
import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { runtimeConfig } from '../../../shared/lib/runtimeConfig'
import type { FirebaseUser } from '../model/authActions'
import { notifyOtherTabs, setSessionLock } from './crossTabSession'
import {
  getUids,
  readSessionSignIns,
  replaceSessionSignIns,
  type StoredSignIns,
} from './firebaseStorage'

type Listener = (user: FirebaseUser | null) => void
type Persistence = typeof browserLocalPersistence

const listeners = new Set<Listener>()
/** The uid reported last; undefined before the first report. */
let reportedUid: string | null | undefined
let sharedUids = getUids(readSessionSignIns())
let unsubscribe = () => {}
let auth = openAuth(browserLocalPersistence)

/** The first persistence is where the next sign-in is stored; Firebase looks for the current user in both. */
function openAuth(persistence: Persistence): Auth {
  const { emulator, ...options } = runtimeConfig().identity
  const others = [browserLocalPersistence, browserSessionPersistence].filter(
    (other) => other !== persistence,
  )
  const opened = initializeAuth(initializeApp(options), { persistence: [persistence, ...others] })
  if (emulator) connectAuthEmulator(opened, location.origin, { disableWarnings: true })
  unsubscribe = onAuthStateChanged(opened, handleUser)
  return opened
}

async function reopenAuth(persistence: Persistence) {
  unsubscribe()
  await deleteApp(auth.app)
  auth = openAuth(persistence)
  await auth.authStateReady()
}

function toFirebaseUser({ email, displayName, photoURL, metadata }: User): FirebaseUser | null {
  if (!email) return null
  const toMilliseconds = (time: string | undefined) => String(Date.parse(time ?? '') || Date.now())
  return {
    email,
    displayName,
    photoURL,
    isSessionOnly: getUids(readSessionSignIns()) !== '',
    timestamp: {
      createdAt: toMilliseconds(metadata.creationTime),
      lastLoginAt: toMilliseconds(metadata.lastSignInTime),
    },
  }
}

function handleUser(user: User | null) {
  const signIns = readSessionSignIns()
  const uids = getUids(signIns)
  setSessionLock(uids !== '')
  if (uids !== sharedUids) notifyOtherTabs(signIns)
  sharedUids = uids

  const uid = user?.uid ?? null
  if (uid === reportedUid) return
  reportedUid = uid
  const firebaseUser = user && toFirebaseUser(user)
  for (const listener of listeners) listener(firebaseUser)
}

/** Calls back with the signed-in user, now and on each change. Returns how to stop. */
export function watchAuthState(listener: Listener): () => void {
  listeners.add(listener)
  if (reportedUid !== undefined) listener(auth.currentUser && toFirebaseUser(auth.currentUser))
  return () => listeners.delete(listener)
}

/** Takes over a sign-in or sign-out from another tab. */
export async function adoptSession(signIns: StoredSignIns) {
  replaceSessionSignIns(signIns)
  sharedUids = getUids(signIns)
  await reopenAuth(browserLocalPersistence)
}

export async function idToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken()
}

type Credentials = { email: string; password: string }

const getPersistence = (isRemembered: boolean) =>
  isRemembered ? browserLocalPersistence : browserSessionPersistence

export async function logIn({ email, password }: Credentials, isRemembered: boolean) {
  await reopenAuth(getPersistence(isRemembered))
  await signInWithEmailAndPassword(auth, email, password)
}

export async function logInWithGoogle(isRemembered: boolean) {
  await reopenAuth(getPersistence(isRemembered))
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
}

type Registration = Credentials & { name: string; photoURL: string | undefined }

/** Returns the user with name and picture, which Firebase sets only after it has reported the new user. */
export async function register({ email, password, name, photoURL }: Registration) {
  await reopenAuth(browserLocalPersistence)
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // The account exists: what fails from here on can be repeated later.
  await Promise.all([
    updateProfile(user, { displayName: name, photoURL }),
    sendEmailVerification(user),
  ]).catch((error: unknown) => console.error('The new account is not complete:', error))
  return toFirebaseUser(user)
}

export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth, email)
}

function getCurrentUser(): User {
  if (!auth.currentUser) throw new Error('No user is signed in.')
  return auth.currentUser
}

/** False for users who sign in with Google only. */
export async function hasPassword(): Promise<boolean> {
  return getCurrentUser().providerData.some(
    ({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID,
  )
}

type Profile = { name: string; photoURL: string | undefined }

/** Returns the updated user; without a new picture the current one stays. */
export async function saveProfile({ name, photoURL }: Profile): Promise<FirebaseUser | null> {
  const user = getCurrentUser()
  await updateProfile(user, { displayName: name, photoURL })
  return toFirebaseUser(user)
}

/** Fails with `requires-recent-login` if the user signed in too long ago. */
export async function changePassword(password: string) {
  await updatePassword(getCurrentUser(), password)
}

export async function reauthenticate(password: string) {
  const user = getCurrentUser()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

export async function logOut() {
  await signOut(auth)
}
