import type { JWTClaimVerificationOptions, JWTPayload } from 'jose'

import { InvalidTokenError } from './errors'

export type Identity = {
  uid: string
  email: string
  emailVerified: boolean
  name?: string
  picture?: string
  /** When the token was issued, in seconds. */
  issuedAt: number
}

/** Allowed clock difference to the identity service, in seconds. */
const CLOCK_TOLERANCE = 30
/** How long an expired token is still accepted, in seconds. */
const EXPIRY_TOLERANCE = 5

const LONGEST_UID = 128

/** Applies to tokens of the stand-in and of a Firebase project. */
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
  if (!sub || sub.length > LONGEST_UID)
    throw new InvalidTokenError('The token has no valid user ID')
  if (typeof email !== 'string' || email === '')
    throw new InvalidTokenError('The token has no e-mail address')
  if (!isUnambiguous(email))
    throw new InvalidTokenError('The e-mail address of the token is ambiguous')
  pastMoment(claims.auth_time)
  return {
    uid: sub,
    email,
    emailVerified: claims.email_verified === true,
    name: formatValue(claims.name),
    picture: formatValue(claims.picture),
    issuedAt: pastMoment(claims.iat),
  }
}

function pastMoment(seconds: unknown): number {
  const isPast = typeof seconds === 'number' && seconds <= Date.now() / 1000 + CLOCK_TOLERANCE
  if (!isPast) throw new InvalidTokenError('The token has no time, or one in the future')
  return seconds
}

function formatValue(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
