import { createAction } from '@reduxjs/toolkit'
import type { Account } from '../lib/account'

/** Firebase has reported who is signed in. */
export const accountSeen = createAction<Account | null>('account/seen')
/** The user's name or picture has changed. */
export const profileSaved = createAction<Account>('account/profileSaved')
/** Firebase has revoked the tokens issued before. */
export const passwordChanged = createAction('account/passwordChanged')
export const logoutRequested = createAction('account/logoutRequested')
