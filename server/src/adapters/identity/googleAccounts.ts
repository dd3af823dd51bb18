import { readFile } from 'node:fs/promises'

import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'

import { IdentityUnavailableError } from './errors'

const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const TIMEOUT = 10_000
/** Margin so that a token does not expire during a call, in milliseconds. */
const EXPIRY_MARGIN = 60_000

const serviceAccountSchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
})
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

export type AccountProfile = {
  displayName: string
  /** Undefined leaves the account's picture as it is. */
  photoUrl: string | undefined
}

/** Changes accounts of a Firebase project with a service account. */
export class GoogleAccounts {
  #token: { value: string; expiresAt: number } | undefined

  constructor(
    private readonly projectId: string,
    private readonly credentialsFile: string,
    private readonly send: typeof fetch = fetch,
  ) {}

  async disable(uid: string): Promise<void> {
    await this.#update({ localId: uid, disableUser: true })
  }

  async updateProfile(uid: string, profile: AccountProfile): Promise<void> {
    await this.#update({ localId: uid, ...profile })
  }

  async #update(changes: Record<string, unknown>): Promise<void> {
    const response = await this.#post(
      `https://identitytoolkit.googleapis.com/v1/projects/${this.projectId}/accounts:update`,
      JSON.stringify(changes),
      { 'content-type': 'application/json', authorization: `Bearer ${await this.#accessToken()}` },
    )
    if (response.ok) return
    const text = await response.text()
    // An account that no longer exists cannot sign in either, and has no profile.
    if (!text.includes('USER_NOT_FOUND'))
      throw refused('changing the account', response.status, text)
  }

  async #accessToken(): Promise<string> {
    if (this.#token && Date.now() < this.#token.expiresAt) return this.#token.value
    const account = serviceAccountSchema.parse(
      JSON.parse(await readFile(this.credentialsFile, 'utf8')),
    )
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(account.private_key, 'RS256'))
    const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    const response = await this.#post(
      account.token_uri,
      new URLSearchParams({ grant_type, assertion }),
    )
    if (!response.ok) throw refused('the service account', response.status, await response.text())
    const { access_token, expires_in } = tokenSchema.parse(await response.json())
    this.#token = { value: access_token, expiresAt: Date.now() + expires_in * 1000 - EXPIRY_MARGIN }
    return access_token
  }

  async #post(url: string, body: string | URLSearchParams, headers: Record<string, string> = {}) {
    try {
      return await this.send(url, {
        method: 'POST',
        body,
        headers,
        signal: AbortSignal.timeout(TIMEOUT),
      })
    } catch (cause) {
      throw new IdentityUnavailableError('The identity service can not be reached', { cause })
    }
  }
}

function refused(what: string, status: number, text: string): Error {
  return new Error(`The identity service refused ${what}: ${status} ${text.slice(0, 200)}`)
}
