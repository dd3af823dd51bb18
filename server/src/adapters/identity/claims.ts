import type { JWTClaimVerificationOptions, JWTPayload } from 'jose'

import { InvalidTokenError } from './errors'

export type Identity = {
  uid: string
  email: string
  emailVerified: boolean
  name?: string
  picture?: string
  /** When the user last entered the password, in seconds. */
  authTime: number
  /** When the token was issued, in seconds. */
  issuedAt: number
}

/** Allowed clock difference to the identity service, in seconds. */
const CLOCK_TOLERANCE = 30
/** How long an expired token is still accepted, in seconds. */
const EXPIRY_TOLERANCE = 5

const LONGEST_UID = 128

/** Applies to tokens of the emulator and of a Firebase project. */
export function claimRules(projectId: string): JWTClaimVerificationOptions {
  return {
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    clockTolerance: EXPIRY_TOLERANCE,
    requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
  }
}

/** The Kelvin sign in lower case is a k: somebody could have the e-mail of another user except for such a letter. */
const isUnambiguous = (email: string) =>
  email.toLowerCase() === email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

export function identityFrom(claims: JWTPayload): Identity {
  const { sub, email } = claims
  if (!sub || sub.length > LONGEST_UID) throw new InvalidTokenError('It names nobody')
  if (typeof email !== 'string' || email === '') throw new InvalidTokenError('It has no e-mail')
  if (!isUnambiguous(email)) throw new InvalidTokenError('Its e-mail is ambiguous')
  return {
    uid: sub,
    email,
    emailVerified: claims.email_verified === true,
    name: formatValue(claims.name),
    picture: formatValue(claims.picture),
    authTime: pastMoment(claims.auth_time),
    issuedAt: pastMoment(claims.iat),
  }
}

function pastMoment(seconds: unknown): number {
  const isPast = typeof seconds === 'number' && seconds <= Date.now() / 1000 + CLOCK_TOLERANCE
  if (!isPast) throw new InvalidTokenError('It comes from the future')
  return seconds
}

function formatValue(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
