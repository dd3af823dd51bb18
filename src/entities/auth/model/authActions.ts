import { createAction } from '@reduxjs/toolkit'
import type { AuthUser } from './authSlice'

/** The user as Firebase reports it; the timestamps are milliseconds, as text. */
export type FirebaseUser = AuthUser & { timestamp: { createdAt: string; lastLoginAt: string } }

/** Firebase reports the signed-in user, or null. */
export const authStateChanged = createAction<FirebaseUser | null>('auth/stateChanged')
/** The user's name or picture has changed. */
export const profileSaved = createAction<FirebaseUser>('auth/profileSaved')
/** Firebase has revoked the tokens issued before. */
export const passwordChanged = createAction('auth/passwordChanged')
export const logoutRequested = createAction('auth/logoutRequested')
