import { z } from 'zod'

import { IdentityUnavailableError, InvalidTokenError } from './errors'

export type TokenAccount = {
  /** Tokens issued before are revoked by a changed or reset password. */
  tokensValidFrom?: Date
  createdAt?: Date
  /** False for accounts that sign in with Google only. */
  hasPassword?: boolean
}

/** Throws `InvalidTokenError` if the token is revoked, `IdentityUnavailableError` if the service cannot be reached. */
export type FindAccount = (idToken: string) => Promise<TokenAccount>

type Options = {
  apiKey: string
  /** Sent as referer, since API keys can be restricted to the shop's own pages. */
  publicUrl: string
  standIn?: { lookUp: (idToken: string) => Promise<unknown> } | undefined
}

const TIMEOUT = 3_000
const revoked = /^(?:400 .*)?(?:TOKEN_EXPIRED|INVALID_ID_TOKEN|USER_DISABLED|USER_NOT_FOUND)/s

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const accountSchema = z.object({
  users: z.tuple([
    z.object({
      validSince: count.optional(),
      createdAt: count.optional(),
      providerUserInfo: z.array(z.object({ providerId: z.string() })).optional(),
    }),
  ]),
})

const dateOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds)

function accountFrom(answer: unknown): TokenAccount {
  const [{ validSince, createdAt, providerUserInfo }] = accountSchema.parse(answer).users
  return {
    tokensValidFrom: dateOf(validSince && validSince * 1000),
    createdAt: dateOf(createdAt),
    hasPassword: providerUserInfo?.some(({ providerId }) => providerId === 'password'),
  }
}

/** Looks up the identity account of a token. */
export function createAccountFinder(
  { apiKey, publicUrl, standIn }: Options,
  send: typeof fetch = fetch,
): FindAccount {
  async function lookUp(idToken: string): Promise<unknown> {
    const response = await send(
      `https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`,
      {
        method: 'POST',
        body: JSON.stringify({ idToken }),
        headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
        signal: AbortSignal.timeout(TIMEOUT),
      },
    )
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${response.status} ${text}`)
    return JSON.parse(text)
  }

  return async (idToken) => {
    try {
      return accountFrom(await (standIn ? standIn.lookUp(idToken) : lookUp(idToken)))
    } catch (cause) {
      if (cause instanceof Error && revoked.test(cause.message))
        throw new InvalidTokenError('It is revoked')
      throw new IdentityUnavailableError('The account can not be looked up', { cause })
    }
  }
}
