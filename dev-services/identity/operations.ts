import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { Database } from '../../server/src/db/pool'
import { type Account, createAccount, deleteAccount, findAccount, updateAccount } from './accounts'
import { assert } from './errors'
import { type Client, createLink, findLink, takeLink } from './links'
import { hashPassword, isPassword } from './password'
import type { Tokens } from './tokens'

/** PostgreSQL keeps neither zeros nor halves of characters. */
const text = z
  .string()
  .regex(/^[^\0\p{Surrogate}]*$/u)
  .optional()
const credentials = { email: text, password: text, newPassword: text, idToken: text }
const codes = { requestType: text, oobCode: text, requestUri: text, refresh_token: text }
/** The fields that the Firebase SDK sends. */
export const bodySchema = z.object({ ...credentials, ...codes, displayName: text, photoUrl: text })
export type Body = z.infer<typeof bodySchema>

function readCredentials({ email, password }: Body) {
  assert(email, 'MISSING_EMAIL')
  assert(/^[^@]+@[^@]+$/.test(email), 'INVALID_EMAIL')
  assert(password, 'MISSING_PASSWORD')
  return { email: email.toLowerCase(), password }
}

const revokeTokens = () => ({ validSince: String(Math.floor(Date.now() / 1_000)) })

async function toNewPassword(password: string) {
  assert(password.length >= 6, 'WEAK_PASSWORD : Password should be at least 6 characters')
  return { password: await hashPassword(password), ...revokeTokens() }
}

/** An account as callers may see it. */
function toUser({ localId, email, emailVerified, displayName, photoUrl, ...account }: Account) {
  const providers = [
    ...(account.hasGoogle ? ['google.com'] : []),
    ...(account.password ? ['password'] : []),
  ]
  const details = { rawId: email, email, displayName, photoUrl }
  return {
    localId,
    email,
    emailVerified,
    displayName,
    photoUrl,
    providerUserInfo: providers.map((providerId) => ({ providerId, ...details })),
  }
}

/** The calls of the Firebase client, by the last part of their paths. */
export function createOperations(db: Database, tokens: Tokens) {
  async function findUser({ sub = '', iat = 0 }: JWTPayload, missing = 'USER_NOT_FOUND') {
    const account = await findAccount(db, 'localId', sub)
    assert(account, missing)
    assert(iat >= Number(account.validSince ?? 0), 'TOKEN_EXPIRED')
    assert(!account.disabled, 'USER_DISABLED')
    return account
  }

  async function readUser(idToken: string | undefined) {
    assert(idToken, 'MISSING_ID_TOKEN')
    return findUser(await tokens.readIdToken(idToken))
  }

  async function signIn({ localId }: Account) {
    const account = await updateAccount(db, localId, { lastLoginAt: String(Date.now()) })
    return { email: account.email, ...(await tokens.issue(account)) }
  }

  /** The account that the user of Google has, or gets. */
  async function findGoogleAccount(email: string, displayName?: string): Promise<Account> {
    const google = { hasGoogle: true, emailVerified: true }
    const found = await findAccount(db, 'email', email)
    if (!found) {
      const created = await createAccount(db, { email, displayName, ...google })
      // Undefined if a call at the same time has created it.
      return created ?? findGoogleAccount(email)
    }
    // Nobody has shown that the address was theirs, so the password and the tokens end.
    const takeOver = found.emailVerified ? {} : { password: null, ...revokeTokens() }
    return updateAccount(db, found.localId, { ...google, ...takeOver })
  }

  return {
    async signUp(body: Body) {
      const { email, password } = readCredentials(body)
      const { displayName } = body
      const newPassword = await toNewPassword(password)
      const account = await createAccount(db, { email, displayName, ...newPassword })
      assert(account, 'EMAIL_EXISTS')
      return signIn(account)
    },

    async signInWithPassword(body: Body) {
      const { email, password } = readCredentials(body)
      // As in new Firebase projects, the error does not reveal whether the address has an account.
      const account = await findAccount(db, 'email', email)
      assert(account, 'INVALID_LOGIN_CREDENTIALS')
      assert(!account.disabled, 'USER_DISABLED')
      assert(await isPassword(password, account.password), 'INVALID_LOGIN_CREDENTIALS')
      return signIn(account)
    },

    /** The page of `/emulator/auth/handler` is believed: a demo cannot ask Google. */
    async signInWithIdp({ requestUri = '' }: Body) {
      const claims = new URLSearchParams(requestUri.split('?')[1])
      const { email, displayName } = bodySchema.parse(Object.fromEntries(claims))
      assert(email, 'INVALID_IDP_RESPONSE : The response names no e-mail address.')
      const account = await findGoogleAccount(email.toLowerCase(), displayName || undefined)
      assert(!account.disabled, 'USER_DISABLED')
      const { emailVerified } = account
      const google = { providerId: 'google.com', emailVerified, displayName: account.displayName }
      return { ...google, ...(await signIn(account)) }
    },

    async lookup({ idToken }: Body) {
      const account = await readUser(idToken)
      const { createdAt, lastLoginAt, validSince } = account
      return { users: [{ ...toUser(account), createdAt, lastLoginAt, validSince }] }
    },

    async update({ idToken, oobCode, password, displayName, photoUrl }: Body) {
      if (oobCode) {
        const link = await takeLink(db, oobCode, 'VERIFY_EMAIL')
        const found = link && (await findAccount(db, 'email', link.email))
        assert(found, 'INVALID_OOB_CODE')
        return toUser(await updateAccount(db, found.localId, { emailVerified: true }))
      }
      const { localId } = await readUser(idToken)
      const newPassword = password ? await toNewPassword(password) : {}
      const account = await updateAccount(db, localId, { displayName, photoUrl, ...newPassword })
      return { ...toUser(account), ...(password && (await tokens.issue(account))) }
    },

    async delete({ idToken }: Body) {
      await deleteAccount(db, (await readUser(idToken)).localId)
      return {}
    },

    async sendOobCode({ requestType, idToken, ...body }: Body, client: Client) {
      if (requestType === 'VERIFY_EMAIL') {
        const { email } = await readUser(idToken || 'none')
        await createLink(db, { email, requestType }, client)
        return { email }
      }
      assert(requestType === 'PASSWORD_RESET', 'MISSING_REQ_TYPE')
      assert(body.email, 'MISSING_EMAIL')
      const email = body.email.toLowerCase()
      // The answer does not reveal whether the address has an account.
      if (await findAccount(db, 'email', email))
        await createLink(db, { email, requestType }, client)
      return { email }
    },

    async resetPassword({ oobCode = '', newPassword }: Body) {
      const link = await findLink(db, oobCode)
      assert(link, 'INVALID_OOB_CODE')
      const { requestType, email } = link
      if (!newPassword) return { requestType, email }
      const changes = { emailVerified: true, ...(await toNewPassword(newPassword)) }
      const found = await findAccount(db, 'email', email)
      assert(found && (await takeLink(db, oobCode, 'PASSWORD_RESET')), 'INVALID_OOB_CODE')
      await updateAccount(db, found.localId, changes)
      return { requestType, email }
    },

    async token({ refresh_token }: Body) {
      assert(refresh_token, 'MISSING_REFRESH_TOKEN')
      const claims = await tokens.readRefreshToken(refresh_token)
      const account = await findUser(claims, 'INVALID_REFRESH_TOKEN')
      const { idToken, refreshToken, expiresIn } = await tokens.issue(account)
      return { access_token: idToken, refresh_token: refreshToken, expires_in: expiresIn }
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
