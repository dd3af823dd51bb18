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

/** Where the keys come from; tests have their own. */
export type KeySource = {
  url?: URL
  fetch?: FetchImplementation
  /** How long after a fetch an unknown key causes no other, in milliseconds. */
  cooldown?: number
}

const GOOGLE_KEYS = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
)
const HOUR = 3_600_000

/** Answers with the claims of a token that the identity service signed. */
export function verifySignature(
  rules: JWTClaimVerificationOptions,
  { url = GOOGLE_KEYS, fetch, cooldown = 30_000 }: KeySource = {},
): (token: string) => Promise<JWTPayload> {
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: HOUR,
    cooldownDuration: cooldown,
    timeoutDuration: 5_000,
    ...(fetch && { [customFetch]: fetch }),
  })
  const findKey: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) throw error
      throw new IdentityUnavailableError('The identity keys can not be had', { cause: error })
    }
  }
  return async (token) => {
    const { payload } = await jwtVerify(token, findKey, { ...rules, algorithms: ['RS256'] })
    return payload
  }
}
