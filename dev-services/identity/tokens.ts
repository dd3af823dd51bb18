import { createPrivateKey, createPublicKey } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { sql } from 'kysely'
import type { Database } from '../../server/src/db/pool'
import type { Account } from './accounts'
import { IdentityError } from './errors'

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000)

/** Signs and verifies the tokens of accounts, with the key of this database. */
export async function openTokens(db: Database, projectId: string) {
  const { rows } = await sql<{ key: string }>`
    select private_key as key from identity.keys`.execute(db)
  if (!rows[0]) throw new Error('The identity service has no key.')
  const privateKey = createPrivateKey(rows[0].key)
  const publicKey = createPublicKey(privateKey)
  const issuer = `https://securetoken.google.com/${projectId}`
  /** No ID token has this audience, so that neither can be used as the other. */
  const refreshAudience = `${projectId}/refresh`

  const sign = (claims: JWTPayload) =>
    new SignJWT({ ...claims, iss: issuer, iat: toSeconds(Date.now()) })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .sign(privateKey)

  async function verify(token: string, audience: string, invalid: string): Promise<JWTPayload> {
    const expected = { issuer, audience, algorithms: ['RS256'] }
    try {
      return (await jwtVerify(token, publicKey, expected)).payload
    } catch (error) {
      throw new IdentityError(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : invalid)
    }
  }

  return {
    publicKey,

    async issue({ localId, email, displayName, photoUrl, ...account }: Account) {
      const idToken = await sign({
        sub: localId,
        aud: projectId,
        exp: toSeconds(Date.now()) + 3_600,
        name: displayName,
        picture: photoUrl,
        email,
        email_verified: account.emailVerified,
        auth_time: toSeconds(Number(account.lastLoginAt)),
      })
      const refreshToken = await sign({ sub: localId, aud: refreshAudience })
      return { localId, idToken, refreshToken, expiresIn: '3600' }
    },

    readIdToken: (token: string) => verify(token, projectId, 'INVALID_ID_TOKEN'),
    readRefreshToken: (token: string) => verify(token, refreshAudience, 'INVALID_REFRESH_TOKEN'),
  }
}

export type Tokens = Awaited<ReturnType<typeof openTokens>>
