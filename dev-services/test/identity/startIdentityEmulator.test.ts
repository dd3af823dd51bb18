import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import Fastify, { type FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'

import { createAccountFinder, InvalidTokenError } from '../../../server/src/adapters/identity'
import { startIdentityEmulator } from '../../identity/startIdentityEmulator'
import { runChild } from '../childProcess'

const WORKER = join(process.cwd(), 'dev-services/identity/worker.ts')
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts'
const OWNER_ACCOUNTS = '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts'
const PASSWORD = 'correct horse'

const logged: string[] = []
const note = (message: string) => void logged.push(message)

let folder: string
let stateFile: string
let emulator: ReturnType<typeof startIdentityEmulator>
let app: FastifyInstance
let origin: string

jest.setTimeout(90_000)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jontro-identity-'))
  stateFile = join(folder, 'identity.json')
  await start()
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

async function start() {
  const log = { info: note, warn: note, error: note }
  emulator = startIdentityEmulator({
    projectId: 'demo-test',
    stateFile,
    workerFile: WORKER,
    log,
  })
  app = Fastify()
  await app.register(emulator.fastifyPlugin)
  origin = await app.listen()
}

async function stop() {
  await app.close()
  await emulator.stop()
}

type Answered = { status: number; body: Record<string, unknown> }

async function post(path: string, body: unknown, at = origin, headers = {}): Promise<Answered> {
  const response = await fetch(`${at}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

const signUp = (email: string, at?: string) =>
  post(`${ACCOUNTS}:signUp?key=test`, { email, password: PASSWORD, returnSecureToken: true }, at)

const signIn = (email: string, password = PASSWORD) =>
  post(`${ACCOUNTS}:signInWithPassword?key=test`, { email, password, returnSecureToken: true })

const refresh = (token: unknown) =>
  post('/securetoken.googleapis.com/v1/token?key=test', {
    grant_type: 'refresh_token',
    refresh_token: token,
  })

async function mailedLink(email: string, requestType: string, idToken?: unknown): Promise<string> {
  const answer = await post(`${ACCOUNTS}:sendOobCode?key=test`, { email, requestType, idToken })
  expect(answer.status).toBe(200)
  return logged.findLast((line) => line.includes(email))?.match(/https?:\S+/)?.[0] ?? ''
}

test('calls made before the emulator is ready wait and succeed', async () => {
  expect(await signUp('first@example.com')).toMatchObject({
    status: 200,
    body: { email: 'first@example.com' },
  })
})

test('a wrong password and an unknown address get the same error', async () => {
  await signUp('known@example.com')
  const wrong = await signIn('known@example.com', 'another one')
  const unknown = await signIn('nobody@example.com')
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } },
  })
  expect(unknown).toEqual(wrong)
})

test('kill -9 during sign-ups loses no acknowledged account', async () => {
  await stop()
  const child = runChild(join(__dirname, 'holder.ts'), [stateFile, WORKER])
  const at = String((await child.waitFor('url')).url)
  const acknowledged: string[] = []
  await signUp('before@example.com', at)
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let n = 0; ; n++) {
      const email = `client${client}-${n}@example.com`
      const answer = await signUp(email, at).catch(() => undefined)
      if (!answer) return
      if (answer.status === 200) acknowledged.push(email)
    }
  })
  const enough = 10 + Math.random() * 30
  while (acknowledged.length < enough) await sleep(1)
  await child.kill('SIGKILL')
  await Promise.all(clients)

  await start()
  const answers = await Promise.all(acknowledged.map((email) => signIn(email)))
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([])
})

test('a restart keeps sessions, e-mailed links and disabled accounts', async () => {
  const { body } = await signUp('stays@example.com')
  const link = await mailedLink('stays@example.com', 'PASSWORD_RESET')
  const { body: banned } = await signUp('banned@example.com')
  await emulator.disableAccount(String(banned.localId))

  await stop()
  await start()
  expect(await refresh(body.refreshToken)).toMatchObject({
    status: 200,
    body: { user_id: body.localId },
  })
  const page = await fetch(new URL(new URL(link).pathname + new URL(link).search, origin))
  expect(await page.text()).toContain('Choose a new password')
  expect(await signIn('banned@example.com')).toMatchObject({
    body: { error: { message: 'USER_DISABLED' } },
  })
})

test('a profile that the shop saves is in the account, and ends no session', async () => {
  const { body } = await signUp('named@example.com')
  const uid = String(body.localId)
  await emulator.updateProfile(uid, { displayName: 'Rahima', photoUrl: '/uploads/rahima.webp' })
  await emulator.updateProfile(uid, { displayName: 'Rahima Begum', photoUrl: undefined })
  expect(await refresh(body.refreshToken)).toMatchObject({ status: 200 })
  const { body: signedIn } = await signIn('named@example.com')
  expect(decodeJwt(String(signedIn.idToken))).toMatchObject({
    name: 'Rahima Begum',
    picture: '/uploads/rahima.webp',
  })
  await expect(
    emulator.updateProfile('nobody', { displayName: 'Nobody', photoUrl: undefined }),
  ).resolves.toBeUndefined()
})

test('the password reset link is printed on the console and works once', async () => {
  await signUp('forgot@example.com')
  const link = await mailedLink('forgot@example.com', 'PASSWORD_RESET')
  expect(link).toMatch(new RegExp(`^${origin}/emulator/action\\?mode=resetPassword`))
  expect(logged).toContain(`Password reset link for forgot@example.com: ${link}`)

  const code = new URL(link).searchParams.get('oobCode') ?? ''
  const choose = (newPassword: string) =>
    fetch(`${origin}/emulator/action`, {
      method: 'POST',
      body: new URLSearchParams({ oobCode: code, newPassword }),
    }).then((response) => response.text())
  expect(await choose('short')).toContain('too short')
  expect(await choose('a better one')).toContain('Password changed')
  expect(await choose('a third one')).toContain('expired')
  expect(await (await fetch(link)).text()).toContain('expired')
  expect((await signIn('forgot@example.com', 'a better one')).status).toBe(200)
})

test('a changed password revokes earlier tokens', async () => {
  await emulator.ready
  const { body } = await signUp('changes@example.com')
  // As if it had been issued a minute ago: the times of tokens are in whole seconds.
  const [header, payload] = String(body.idToken).split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { iat: number }
  const earlier = JSON.stringify({ ...claims, iat: claims.iat - 60 })
  const old = `${header}.${Buffer.from(earlier).toString('base64url')}.`

  const update = { idToken: body.idToken, password: 'a better one', returnSecureToken: true }
  const changed = await post(`${ACCOUNTS}:update?key=test`, update)
  const find = createAccountFinder({ apiKey: 'test', publicUrl: origin, emulator })
  await expect(find(old)).rejects.toThrow(InvalidTokenError)
  const { tokensValidFrom } = await find(String(changed.body.idToken))
  expect(tokensValidFrom?.getTime()).toBeGreaterThanOrEqual(claims.iat * 1000)
})

test('the verification link verifies the e-mail address', async () => {
  const { body } = await signUp('verify@example.com')
  const link = await mailedLink('verify@example.com', 'VERIFY_EMAIL', body.idToken)
  expect(await (await fetch(link)).text()).toContain('E-mail address verified')
  const lookup = await post(`${ACCOUNTS}:lookup?key=test`, { idToken: body.idToken })
  expect(lookup.body).toMatchObject({ users: [{ emailVerified: true }] })
})

test('demo accounts are created once and not changed afterwards', async () => {
  const account = {
    uid: 'demo-customer',
    email: 'customer@example.com',
    password: PASSWORD,
    displayName: 'Rafia',
    emailVerified: true,
  }
  await emulator.ensureAccounts([account])
  await emulator.ensureAccounts([{ ...account, password: 'would be another' }])
  const { body } = await signIn(account.email)
  const lookup = await post(`${ACCOUNTS}:lookup?key=test`, { idToken: body.idToken })
  expect(lookup.body).toMatchObject({
    users: [{ localId: account.uid, displayName: 'Rafia', emailVerified: true }],
  })
})

test.each([
  [
    'list and change accounts',
    `${OWNER_ACCOUNTS}:update`,
    { localId: 'demo-customer', disableUser: true },
  ],
  [
    'make accounts with a chosen id',
    `${OWNER_ACCOUNTS}:batchCreate`,
    { users: [{ localId: 'x' }] },
  ],
])('a browser cannot %s, even with the owner header', async (_what, path, body) => {
  const answer = await post(path, body, origin, { authorization: 'Bearer owner' })
  expect([401, 403]).toContain(answer.status)
})

test.each([
  ['DELETE', '/emulator/v1/projects/demo-test/accounts'],
  ['GET', '/emulator/v1/projects/demo-test/oobCodes'],
  ['GET', '/emulator/openapi.json'],
])("%s %s is not served on the shop's origin", async (method, path) => {
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(404)
})

test('other sites cannot read the responses', async () => {
  const response = await fetch(`${origin}${ACCOUNTS}:lookup?key=test`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('the pop-up page runs no script from the name of an account', async () => {
  const evil = '<script>alert(1)</script>'
  const claims = { sub: '7', iss: '', aud: '', exp: 0, iat: 0, email: 'g@example.com', name: evil }
  await post(`${ACCOUNTS}:signInWithIdp?key=test`, {
    postBody: `id_token=${encodeURIComponent(JSON.stringify(claims))}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  })
  const path = '/emulator/auth/handler?apiKey=test&providerId=google.com'
  const response = await fetch(origin + path)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(await response.text()).toContain(evil)
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain("script-src 'sha256-")
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe')
})

test('only its owner can read the file with the passwords', async () => {
  expect((await stat(stateFile)).mode & 0o777).toBe(0o600)
})
