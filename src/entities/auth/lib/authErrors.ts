import { getField } from '@/shared/lib/getField'
import { shop } from '@/shop/shop.config'

/** The field that the error belongs to, if any. */
export type AuthError = { message: string; field?: 'email' | 'password' }

const wrongCredentials: AuthError = {
  field: 'password',
  message: 'Wrong e-mail or password.',
}

/** By Firebase's error codes, without `auth/`. */
const failures: Readonly<Record<string, AuthError>> = {
  'invalid-email': { field: 'email', message: 'Enter a valid e-mail address.' },
  'missing-email': { field: 'email', message: 'Please enter your email address.' },
  'missing-password': { field: 'password', message: 'Please enter your password.' },
  // Naming which of the two is wrong would reveal which e-mails have an account.
  'wrong-password': wrongCredentials,
  'invalid-credential': wrongCredentials,
  'invalid-login-credentials': wrongCredentials,
  'user-not-found': wrongCredentials,
  'email-already-in-use': {
    field: 'email',
    message: 'This e-mail already has an account. Log in instead.',
  },
  'account-exists-with-different-credential': {
    field: 'email',
    message: 'This e-mail has an account with a password. Log in with that.',
  },
  'weak-password': { field: 'password', message: 'Please choose at least 6 characters.' },
  'password-does-not-meet-requirements': {
    field: 'password',
    message: 'This password is too simple. Make it longer, with capitals, digits and signs.',
  },
  'user-disabled': {
    message: `This account has been disabled. Please write to ${shop.supportEmail}.`,
  },
  'too-many-requests': {
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  'user-token-expired': { message: 'Your sign-in has ended. Please log in again.' },
  'requires-recent-login': { message: 'For your safety, please enter your password again.' },
  'network-request-failed': {
    message: 'The sign-in service is out of reach. Please check your connection and try again.',
  },
  'popup-blocked': {
    message: 'Your browser held back the Google window. Allow it for this shop and try again.',
  },
  'operation-not-allowed': { message: 'This way of signing in is switched off.' },
}

/** Firebase's error code without `auth/`; empty if the error has none. */
export function getAuthErrorCode(error: unknown): string {
  const code = getField(error, 'code')
  return typeof code === 'string' ? code.replace(/^auth\//, '') : ''
}

/** Undefined for errors that a user can do nothing about: the library's own words are not for users. */
export const toAuthError = (error: unknown): AuthError | undefined =>
  failures[getAuthErrorCode(error)]
