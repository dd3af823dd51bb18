import { emailMessage } from '@/common/email'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

/** The field that the error belongs to, if any. */
export type AuthError = { message: string; field?: 'email' | 'password' }

const wrongCredentials: AuthError = {
  field: 'password',
  message: t(messages.wrongCredentials),
}

/** By Firebase's error codes, without `auth/`. */
const failures: Readonly<Record<string, AuthError>> = {
  'invalid-email': { field: 'email', message: t(emailMessage) },
  'missing-email': { field: 'email', message: t(messages.emailMissing) },
  'missing-password': { field: 'password', message: t(messages.passwordMissing) },
  // Naming which of the two is wrong would reveal which e-mails have an account.
  'wrong-password': wrongCredentials,
  'invalid-credential': wrongCredentials,
  'invalid-login-credentials': wrongCredentials,
  'user-not-found': wrongCredentials,
  'email-already-in-use': {
    field: 'email',
    message: t(messages.emailInUse),
  },
  'account-exists-with-different-credential': {
    field: 'email',
    message: t(messages.hasPassword),
  },
  'weak-password': { field: 'password', message: t(messages.weakPassword) },
  'password-does-not-meet-requirements': {
    field: 'password',
    message: t(messages.simplePassword),
  },
  'user-disabled': {
    message: t(messages.accountDisabled)(shop.supportEmail),
  },
  'too-many-requests': {
    message: t(messages.tooManyAttempts),
  },
  'user-token-expired': { message: t(messages.signInEnded) },
  'requires-recent-login': { message: t(messages.passwordAgain) },
  'network-request-failed': {
    message: t(messages.signInUnreachable),
  },
  'popup-blocked': {
    message: t(messages.popupBlocked),
  },
  'operation-not-allowed': { message: t(messages.signInOff) },
}

/** Firebase's error code without `auth/`; empty if the error has none. */
export function getAuthErrorCode(error: unknown): string {
  const code = getField(error, 'code')
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

/** Undefined for errors that a user can do nothing about: the library's own words are not for users. */
export const toAuthError = (error: unknown): AuthError | undefined =>
  failures[getAuthErrorCode(error)]
