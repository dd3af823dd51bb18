import type { FirebaseUser } from '../entities/auth/model/authActions'

type Identity = typeof import('../entities/auth/lib/firebaseAuth')
type Listener = (account: FirebaseUser | null) => void

export function aFirebaseUser(facts: Partial<FirebaseUser> = {}): FirebaseUser {
  return {
    email: 'rahima@mail.example',
    displayName: 'Rahima Khatun',
    photoURL: null,
    isSessionOnly: false,
    timestamp: { createdAt: '1700000000000', lastLoginAt: '1700000500000' },
    ...facts,
  }
}

/**
 * Mocks `firebaseAuth.ts` with an in-memory auth state. Use it as
 * `jest.mock('…/lib/firebaseAuth', () => mockFirebaseAuth)`.
 */
export function makeFirebaseAuthDouble() {
  let listeners: Listener[] = []
  let here: FirebaseUser | null = null

  async function become(account: FirebaseUser | null) {
    here = account
    for (const listener of listeners) listener(account)
    await Promise.resolve()
  }

  const door = {
    watchAuthState: (listener: Listener) => {
      listeners.push(listener)
      listener(here)
      return () => {
        listeners = listeners.filter((it) => it !== listener)
      }
    },
    idToken: jest.fn(async () => (here ? `token of ${here.email}` : undefined)),
    logIn: jest.fn<Promise<void>, Parameters<Identity['logIn']>>(async ({ email }) =>
      become(aFirebaseUser({ email })),
    ),
    logInWithGoogle: jest.fn<Promise<void>, [boolean]>(async () => become(aFirebaseUser())),
    register: jest.fn<Promise<FirebaseUser | null>, Parameters<Identity['register']>>(
      async ({ email, name, photoURL = null }) => {
        await become(aFirebaseUser({ email, displayName: null }))
        return aFirebaseUser({ email, displayName: name, photoURL })
      },
    ),
    sendPasswordReset: jest.fn<Promise<void>, [string]>(async () => {}),
    hasPassword: jest.fn<Promise<boolean>, []>(async () => true),
    saveProfile: jest.fn<Promise<FirebaseUser | null>, Parameters<Identity['saveProfile']>>(
      async ({ name, photoURL }) => {
        here = here && { ...here, displayName: name, photoURL: photoURL ?? here.photoURL }
        return here
      },
    ),
    changePassword: jest.fn<Promise<void>, [string]>(async () => {}),
    reauthenticate: jest.fn<Promise<void>, [string]>(async () => {}),
    logOut: jest.fn(async () => become(null)),
    adoptSession: jest.fn(async () => {}),
  } satisfies Identity

  return {
    door,
    become,
    /** As it is at the start of a test. */
    reset() {
      here = null
      listeners = []
      for (const part of Object.values(door)) if ('mockClear' in part) part.mockClear()
    },
  }
}

export const firebaseError = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })
