import type { KeyObject } from 'node:crypto'

import { claimRules, type Identity, identityFrom } from './claims'
import { IdentityUnavailableError, InvalidTokenError } from './errors'
import { type KeySource, verifySignature } from './signature'

export type IdentityVerifier = { verify(idToken: string): Promise<Identity> }

export type IdentityConfig = {
  projectId: string
  /** Of the stand-in of a demo; without it the key is Google's. */
  publicKey?: KeyObject | undefined
}

/** Verifies ID tokens; throws `InvalidTokenError` or `IdentityUnavailableError`. */
export function createIdentityVerifier(
  { projectId, publicKey }: IdentityConfig,
  keySource?: KeySource,
): IdentityVerifier {
  const rules = claimRules(projectId)
  const readClaims = verifySignature(rules, publicKey ?? keySource)

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
