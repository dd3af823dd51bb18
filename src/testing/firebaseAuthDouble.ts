import type { FirebaseUser } from '@/entities/auth/lib/firebaseAuth'

type FirebaseAuth = typeof import('@/entities/auth/lib/firebaseAuth')

export function aFirebaseUser(facts: Partial<FirebaseUser> = {}): FirebaseUser {
  return {
    email: 'rahima@mail.example',
    displayName: 'Rahima Khatun',
    photoURL: null,
    timestamp: { createdAt: '1700000000000', lastLoginAt: '1700000500000' },
    ...facts,
  }
}

/**
 * Mocks `firebaseAuth.ts` with an in-memory user. Use it as
 * `jest.mock('…/lib/firebaseAuth', () => mockFirebaseAuth.door)`.
 */
export function makeFirebaseAuthDouble() {
  let current: FirebaseUser | undefined

  async function become(user: FirebaseUser) {
    current = user
    return user
  }

  const door = {
    idToken: jest.fn(async () => current && `token of ${current.email}`),
    logIn: jest.fn<Promise<FirebaseUser>, Parameters<FirebaseAuth['logIn']>>(async ({ email }) =>
      become(aFirebaseUser({ email })),
    ),
    logInWithGoogle: jest.fn<Promise<FirebaseUser>, []>(async () => become(aFirebaseUser())),
    register: jest.fn<Promise<FirebaseUser>, Parameters<FirebaseAuth['register']>>(
      async ({ email, name, photoURL = null }) =>
        become(aFirebaseUser({ email, displayName: name, photoURL })),
    ),
    saveProfile: jest.fn<Promise<boolean>, Parameters<FirebaseAuth['saveProfile']>>(
      async ({ email }) => current?.email === email,
    ),
    sendPasswordReset: jest.fn<Promise<void>, [string]>(async () => {}),
    changePassword: jest.fn<Promise<void>, Parameters<FirebaseAuth['changePassword']>>(
      async () => {},
    ),
    logOut: jest.fn(async () => {
      current = undefined
    }),
  } satisfies FirebaseAuth

  return {
    door,
    /** As it is at the start of a test. */
    reset() {
      current = undefined
      for (const part of Object.values(door)) part.mockClear()
    },
  }
}

/** In the messages of `unknownErrors`. */
export const libraryWords = /firebase|auth\/|chunk/i

export const unknownErrors = [
  firebaseError('internal-error'),
  firebaseError('a-code-of-tomorrow'),
  new Error('Firebase: Error (auth/argument-error).'),
  Object.assign(new Error('Loading chunk 7 failed.'), { code: 'CHUNK' }),
]

export function firebaseError(code: string) {
  return Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` })
}
