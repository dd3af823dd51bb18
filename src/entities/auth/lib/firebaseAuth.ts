/** The door of the identity library: nothing else of the shop imports it. */
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
import type { Account } from './account'
import { holdVisit, tellOtherTabs } from './crossTabSession'
import { replaceVisitSignIns, type SignIns, visitSignIns, whoIn } from './firebaseStorage'

type Listener = (account: Account | null) => void

const listeners = new Set<Listener>()
/** The uid that was told last; undefined while nothing has been told. */
let told: string | null | undefined
let toldVisit = whoIn(visitSignIns())
let unsubscribe = () => {}
let auth = openAuth(browserLocalPersistence)

/** The first place that is given is where the next sign-in is kept; who is kept in the other one is found as well. */
function openAuth(place: typeof browserLocalPersistence): Auth {
  const { emulator, ...options } = runtimeConfig().identity
  const others = [browserLocalPersistence, browserSessionPersistence].filter((it) => it !== place)
  const opened = initializeAuth(initializeApp(options), { persistence: [place, ...others] })
  if (emulator) connectAuthEmulator(opened, location.origin, { disableWarnings: true })
  unsubscribe = onAuthStateChanged(opened, handleUser)
  return opened
}

async function reopenAuth(place: typeof browserLocalPersistence) {
  unsubscribe()
  await deleteApp(auth.app)
  auth = openAuth(place)
  await auth.authStateReady()
}

function accountOf({ email, displayName, photoURL, metadata }: User): Account | null {
  if (!email) return null
  const moment = (time: string | undefined) => String(Date.parse(time ?? '') || Date.now())
  return {
    email,
    displayName,
    photoURL,
    isForThisVisit: whoIn(visitSignIns()) !== '',
    timestamp: {
      createdAt: moment(metadata.creationTime),
      lastLoginAt: moment(metadata.lastSignInTime),
    },
  }
}

function handleUser(user: User | null) {
  const visit = visitSignIns()
  holdVisit(whoIn(visit) !== '')
  if (whoIn(visit) !== toldVisit) tellOtherTabs(visit)
  toldVisit = whoIn(visit)

  const uid = user?.uid ?? null
  if (uid === told) return
  told = uid
  const account = user && accountOf(user)
  for (const listener of listeners) listener(account)
}

/** Tells who is here, now and whenever that changes; answers how to stop. */
export function watchIdentity(listener: Listener): () => void {
  listeners.add(listener)
  if (told !== undefined) listener(auth.currentUser && accountOf(auth.currentUser))
  return () => listeners.delete(listener)
}

/** Takes over who came or went in another tab. */
export async function adoptVisit(signIns: SignIns) {
  replaceVisitSignIns(signIns)
  toldVisit = whoIn(signIns)
  await reopenAuth(browserLocalPersistence)
}

/** The proof of who is here. */
export async function idToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken()
}

type Credentials = { email: string; password: string }

const placeFor = (isRemembered: boolean) =>
  isRemembered ? browserLocalPersistence : browserSessionPersistence

export async function logIn({ email, password }: Credentials, isRemembered: boolean) {
  await reopenAuth(placeFor(isRemembered))
  await signInWithEmailAndPassword(auth, email, password)
}

export async function logInWithGoogle(isRemembered: boolean) {
  await reopenAuth(placeFor(isRemembered))
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)
}

type Newcomer = Credentials & { name: string; photoURL: string | undefined }

/** Answers the account with its name and picture, which are set only after the identity has changed. */
export async function register({ email, password, name, photoURL }: Newcomer) {
  await reopenAuth(browserLocalPersistence)
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // The account is made: what fails from here on can be done again later.
  await Promise.all([
    updateProfile(user, { displayName: name, photoURL }),
    sendEmailVerification(user),
  ]).catch((error: unknown) => console.error('The new account is not complete:', error))
  return accountOf(user)
}

export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth, email)
}

function userHere(): User {
  if (!auth.currentUser) throw new Error('Nobody is signed in.')
  return auth.currentUser
}

/** Whoever signs in by Google alone has none. */
export async function hasPassword(): Promise<boolean> {
  return userHere().providerData.some(
    ({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID,
  )
}

type Profile = { name: string; photoURL: string | undefined }

/** Answers the account as it is then; without a new picture the present one stays. */
export async function saveProfile({ name, photoURL }: Profile): Promise<Account | null> {
  const user = userHere()
  await updateProfile(user, { displayName: name, photoURL })
  return accountOf(user)
}

/** Refused with `requires-recent-login` where the last proof of who is here is too old. */
export async function changePassword(password: string) {
  await updatePassword(userHere(), password)
}

/** Proves anew who is here, by the present password. */
export async function proveIdentity(password: string) {
  const user = userHere()
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

export async function logOut() {
  await signOut(auth)
}
