import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'

import {
  AccountRightsMissingError,
  createAccountEditor,
  IdentityUnavailableError,
} from '../../../src/adapters/identity'
import { GoogleAccounts } from '../../../src/adapters/identity/googleAccounts'

const profile = { displayName: 'Rahima', photoUrl: '/images/rahima.webp' }
const TOKEN_URL = 'https://oauth2.example/token'

let folder: string
let credentialsFile: string
let publicKey: Awaited<ReturnType<typeof generateKeyPair>>['publicKey']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-credentials-'))
  credentialsFile = join(folder, 'service-account.json')
  const pair = await generateKeyPair('RS256', { extractable: true })
  publicKey = pair.publicKey
  const account = {
    client_email: 'shop@example.com',
    private_key: await exportPKCS8(pair.privateKey),
    token_uri: TOKEN_URL,
  }
  await writeFile(credentialsFile, JSON.stringify(account))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function google(update: { status: number; body: unknown }) {
  const send = jest.fn(async (url: string | URL | Request, _init?: RequestInit) =>
    url === TOKEN_URL
      ? Response.json({ access_token: 'granted', expires_in: 3600 })
      : Response.json(update.body, { status: update.status }),
  )
  return { send, accounts: new GoogleAccounts('jontro-real', credentialsFile, send) }
}

test('throws AccountRightsMissingError without a service account', async () => {
  const { disableAccount, updateProfile } = createAccountEditor({
    projectId: 'jontro-real',
    credentialsFile: undefined,
  })
  await expect(disableAccount('uid-1')).rejects.toThrow(AccountRightsMissingError)
  // Browsers do it then.
  expect(updateProfile).toBeUndefined()
})

test('uses the stand-in in a demo', async () => {
  const standIn = {
    disableAccount: jest.fn(async () => undefined),
    updateProfile: jest.fn(async () => undefined),
  }
  const editor = createAccountEditor({ projectId: 'demo', credentialsFile: undefined, standIn })
  await editor.disableAccount('uid-1')
  await editor.updateProfile?.('uid-1', profile)
  expect(standIn.disableAccount).toHaveBeenCalledWith('uid-1')
  expect(standIn.updateProfile).toHaveBeenCalledWith('uid-1', profile)
})

test('disables an account with an access token of the service account, which it requests once', async () => {
  const { send, accounts } = google({ status: 200, body: {} })
  await accounts.disable('uid-1')
  await accounts.disable('uid-2')

  const [grant, first, second, ...more] = send.mock.calls
  const form = grant?.[1]?.body
  const assertion = form instanceof URLSearchParams ? form.get('assertion') : null
  const rules = { audience: TOKEN_URL, issuer: 'shop@example.com' }
  await expect(jwtVerify(assertion ?? '', publicKey, rules)).resolves.toBeDefined()
  expect(first?.[0]).toBe(
    'https://identitytoolkit.googleapis.com/v1/projects/jontro-real/accounts:update',
  )
  expect(first?.[1]).toMatchObject({
    body: JSON.stringify({ localId: 'uid-1', disableUser: true }),
    headers: { authorization: 'Bearer granted' },
  })
  expect(second?.[1]?.body).toContain('uid-2')
  expect(more).toEqual([])
})

test('saves name and picture of an account, and leaves out a picture that the user does not have', async () => {
  const { send, accounts } = google({ status: 200, body: {} })
  await accounts.updateProfile('uid-1', profile)
  await accounts.updateProfile('uid-2', { displayName: 'Karim', photoUrl: undefined })
  expect(send.mock.calls.slice(1).map(([, init]) => init?.body)).toEqual([
    JSON.stringify({ localId: 'uid-1', ...profile }),
    JSON.stringify({ localId: 'uid-2', displayName: 'Karim' }),
  ])
})

test('ignores an account that no longer exists', async () => {
  const { accounts } = google({ status: 400, body: { error: { message: 'USER_NOT_FOUND' } } })
  await expect(accounts.disable('uid-1')).resolves.toBeUndefined()
  await expect(accounts.updateProfile('uid-1', profile)).resolves.toBeUndefined()
})

test('reports a rejected request and an unreachable service', async () => {
  const { accounts } = google({ status: 403, body: { error: { message: 'PERMISSION_DENIED' } } })
  await expect(accounts.disable('uid-1')).rejects.toThrow('PERMISSION_DENIED')

  const offline = new GoogleAccounts('jontro-real', credentialsFile, async () => {
    throw new TypeError('fetch failed')
  })
  await expect(offline.disable('uid-1')).rejects.toThrow(IdentityUnavailableError)
})
