/** The only module that imports Firebase. It makes tokens; the session cookie remembers who is signed in. */
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { language } from '@/shared/lib/language'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'

/** The user as Firebase reports it; the timestamps are milliseconds, as text. */
export type FirebaseUser = {
  email: string
  displayName: string | null
  photoURL: string | null
  timestamp: { createdAt: string; lastLoginAt: string }
}

const { emulator, ...options } = runtimeConfig().identity
// Earlier versions stored the user in the first two; the change of persistence removes that.
const auth = initializeAuth(initializeApp(options), {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})
// Of mails and of pages that it links to.
auth.languageCode = language
if (emulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
/** The popup of a demo needs nothing of Google, so that it works without internet. */
const popupReady = emulator ? loadScript('/emulator/auth/gapi.js') : Promise.resolve()
popupReady.catch(() => undefined)
void setPersistence(auth, inMemoryPersistence)

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)))
    document.head.append(script)
  })
}

function toFirebaseUser({ email, displayName, photoURL, metadata }: User): FirebaseUser {
  const toMilliseconds = (time: string | undefined) => String(Date.parse(time ?? '') || Date.now())
  return {
    email: email ?? '',
    displayName,
    photoURL,
    timestamp: {
      createdAt: toMilliseconds(metadata.creationTime),
      lastLoginAt: toMilliseconds(metadata.lastSignInTime),
    },
  }
}

export async function idToken(): Promise<string | undefined> {
  return auth.currentUser?.getIdToken()
}

type Credentials = { email: string; password: string }

export async function logIn({ email, password }: Credentials) {
  return toFirebaseUser((await signInWithEmailAndPassword(auth, email, password)).user)
}

export async function logInWithGoogle() {
  await popupReady
  const provider = new GoogleAuthProvider()
  return toFirebaseUser((await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user)
}

type Registration = Credentials & { name: string; photoURL: string | undefined }

export async function register({ email, password, name, photoURL }: Registration) {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  try {
    await Promise.all([
      updateProfile(user, { displayName: name, photoURL }),
      sendEmailVerification(user),
    ])
    // The first token has no name and no picture.
    await user.getIdToken(true)
  } catch (error) {
    // The account exists: what failed can be repeated later.
    console.error('The new account is not complete:', error)
  }
  return toFirebaseUser(user)
}

export async function sendPasswordReset(email: string) {
  await sendPasswordResetEmail(auth, email)
}

/** Undefined if the user did not sign in on this page. */
function findUser(email: string): User | undefined {
  const user = auth.currentUser
  return user?.email?.toLowerCase() === email.toLowerCase() ? user : undefined
}

export type FirebaseProfile = { email: string; name: string; photoURL: string | undefined }

/** Returns whether it was saved: only the account of a user who signed in on this page can be changed. */
export async function saveProfile({ email, name, photoURL }: FirebaseProfile): Promise<boolean> {
  const user = findUser(email)
  if (!user) return false
  await updateProfile(user, { displayName: name, photoURL })
  return true
}

/** Fails with `requires-recent-login` if the user did not sign in on this page, or too long ago. */
export async function changePassword({ email, password }: Credentials) {
  const user = findUser(email)
  if (!user) {
    const code = 'auth/requires-recent-login'
    throw Object.assign(new Error('The user did not sign in on this page.'), { code })
  }
  await updatePassword(user, password)
}

export async function logOut() {
  await signOut(auth)
}
