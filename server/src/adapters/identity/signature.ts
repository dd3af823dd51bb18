import { KeyObject } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'

import { IdentityUnavailableError } from './errors'

/** Public keys of the identity service; tests use their own. */
export type KeySource = {
  url?: URL
  fetch?: FetchImplementation
  /** Minimum time between two fetches for unknown keys, in milliseconds. */
  cooldown?: number
}

const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)
const HOUR = 3_600_000

function findRemoteKey({
  url = GOOGLE_KEYS,
  fetch,
  cooldown = 30_000,
}: KeySource): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: HOUR,
    cooldownDuration: cooldown,
    timeoutDuration: 5_000,
    ...(fetch && { [customFetch]: fetch }),
  })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      // The token names no key. The identity service always does.
      if (error instanceof errors.JWKSMultipleMatchingKeys) throw error
      throw new IdentityUnavailableError('The identity keys can not be had', { cause: error })
    }
  }
}

/** Returns a function that verifies a token's signature, by one key or by those of a service, and returns its claims. */
export function verifySignature(
  rules: JWTClaimVerificationOptions,
  keys: KeyObject | KeySource = {},
): (token: string) => Promise<JWTPayload> {
  const findKey = keys instanceof KeyObject ? async () => keys : findRemoteKey(keys)
  return async (token) => {
    const { payload } = await jwtVerify(token, findKey, { ...rules, algorithms: ['RS256'] })
    return payload
  }
}
