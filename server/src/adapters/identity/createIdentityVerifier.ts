import { UnsecuredJWT } from 'jose'

import { claimRules, type Identity, identityFrom } from './claims'
import { IdentityUnavailableError, InvalidTokenError } from './errors'
import { type KeySource, verifySignature } from './signature'

export type IdentityVerifier = { verify(idToken: string): Promise<Identity> }

export type IdentityConfig = {
  projectId: string
  /** Tokens of the emulator are not signed; only a demo may accept them. */
  isEmulated: boolean
}

/** Verifies ID tokens; throws `InvalidTokenError` or `IdentityUnavailableError`. */
export function createIdentityVerifier(
  { projectId, isEmulated }: IdentityConfig,
  keySource?: KeySource,
): IdentityVerifier {
  const rules = claimRules(projectId)
  const readClaims = isEmulated
    ? async (token: string) => UnsecuredJWT.decode(token, rules).payload
    : verifySignature(rules, keySource)

  return {
    async verify(idToken) {
      try {
        return identityFrom(await readClaims(idToken))
      } catch (cause) {
        if (cause instanceof IdentityUnavailableError) throw cause
        if (cause instanceof InvalidTokenError) throw cause
        throw new InvalidTokenError(cause instanceof Error ? cause.message : 'It is no token', {
          cause,
        })
      }
    },
  }
}
