import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import {
  createAccountFinder,
  createIdentityVerifier,
  InvalidTokenError,
} from '../../../server/src/adapters/identity'
import { createDatabase } from '../../../server/src/db/pool'
import { type FreshDatabase, freshDatabase } from '../../../server/test/support/database'
import { shop } from '../../../shop/shop.config'
import { openIdentity, prepareIdentity } from '../../identity'

const projectId = 'demo-test'
const accounts = '/identitytoolkit.googleapis.com/v1/accounts'
const password = 'correct horse'
const logged: string[] = []
const note = (message: string) => void logged.push(message)
const log = { info: note, warn: note, error: note }

let fresh: FreshDatabase
let folder: string
let app: FastifyInstance
let identity: Awaited<ReturnType<typeof openIdentity>>

const prepare = () => prepareIdentity(fresh.db, folder, log)

async function openApp(db = fresh.db) {
  const opened = await openIdentity(db, projectId)
  const server = Fastify()
  await server.register(opened.fastifyPlugin)
  return { opened, server }
}

beforeAll(async () => {
  fresh = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'jontro-identity-'))
  await prepare()
  ;({ opened: identity, server: app } = await openApp())
})

afterAll(async () => {
  await app.close()
  await fresh.drop()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { status: number; body: Record<string, unknown> }

async function post(path: string, body: unknown, at = app): Promise<Answer> {
  const response = await at.inject({
    method: 'POST',
    url: path.includes('?') ? path : `${path}?key=test`,
    headers: { 'content-type': 'application/json', host: 'localhost:3000' },
    payload: JSON.stringify(body),
  })
  return { status: response.statusCode, body: response.json() }
}

const postForm = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(fields)),
  })

const signUp = (email: string, at = app) =>
  post(`${accounts}:signUp`, { email, password, returnSecureToken: true }, at)
const signIn = (email: string, secret = password) =>
  post(`${accounts}:signInWithPassword`, { email, password: secret, returnSecureToken: true })
const lookup = (idToken: unknown) => post(`${accounts}:lookup`, { idToken })

async function refresh(token: unknown): Promise<Answer> {
  const url = '/securetoken.googleapis.com/v1/token?key=test'
  const fields = { grant_type: 'refresh_token', refresh_token: String(token) }
  const response = await postForm(url, fields)
  return { status: response.statusCode, body: response.json() }
}

const errorOf = ({ status, body }: Answer) => [
  status,
  (body.error as { message?: string } | undefined)?.message,
]

async function mailedLink(email: string, requestType: string, idToken?: unknown): Promise<string> {
  const answer = await post(`${accounts}:sendOobCode`, { email, requestType, idToken })
  expect(answer.status).toBe(200)
  await identity.sendMails(undefined, log)
  return logged.findLast((line) => line.includes(email))?.match(/https?:\S+/)?.[0] ?? ''
}

async function open(link: string): Promise<string> {
  const { pathname, search } = new URL(link)
  return (await app.inject(pathname + search)).body
}

const find = (idToken: string) =>
  createAccountFinder({ apiKey: 'test', publicUrl: 'http://localhost', standIn: identity })(idToken)

const googleSignIn = (claims: { email: string; displayName?: string }) => {
  const requestUri = `http://localhost/?${new URLSearchParams(claims).toString()}`
  return post(`${accounts}:signInWithIdp`, { requestUri, returnSecureToken: true })
}

test('an account has a token that the shop accepts', async () => {
  const { status, body } = await signUp('First@Example.com')
  expect([status, body.email]).toEqual([200, 'first@example.com'])
  const verifier = createIdentityVerifier({ projectId, publicKey: identity.publicKey })
  await expect(verifier.verify(String(body.idToken))).resolves.toMatchObject({
    uid: body.localId,
    email: 'first@example.com',
    emailVerified: false,
  })
})

test('an e-mail has one account, also after sign-ups at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('once@example.com')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
  expect(errorOf(await signUp('once@example.com'))).toEqual([400, 'EMAIL_EXISTS'])
})

test.each([
  [{ password }, 'MISSING_EMAIL'],
  [{ email: 'x@example.com' }, 'MISSING_PASSWORD'],
  [{ email: 'no address', password }, 'INVALID_EMAIL'],
  [
    { email: 'x@example.com', password: 'short' },
    'WEAK_PASSWORD : Password should be at least 6 characters',
  ],
])('a sign-up with %j is refused as Firebase refuses it', async (body, message) => {
  expect(errorOf(await post(`${accounts}:signUp`, body))).toEqual([400, message])
})

test.each([
  '{',
  '{"email": 7}',
  '[]',
  '{"email": "\\u0000@x.example"}',
  '{"email": "\\ud800@x.example"}',
])('the body %s is refused', async (payload) => {
  const headers = { 'content-type': 'application/json' }
  const url = `${accounts}:signUp?key=test`
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400)
})

test('a wrong password and an unknown address get the same error', async () => {
  await signUp('known@example.com')
  const wrong = await signIn('known@example.com', 'another one')
  expect(errorOf(wrong)).toEqual([400, 'INVALID_LOGIN_CREDENTIALS'])
  expect(await signIn('nobody@example.com')).toEqual(wrong)
})

test('passwords are not readable in the database', async () => {
  await signUp('secret@example.com')
  const { rows } = await sql<{ row: string }>`
    select account::text as row from identity.accounts where account ->> 'email' = 'secret@example.com'`.execute(
    fresh.db,
  )
  expect(rows[0]?.row).toContain('secret@example.com')
  expect(rows[0]?.row).not.toContain(password)
})

test('all programs on the database know an account and its tokens', async () => {
  const { db, close } = createDatabase(fresh.url, { size: 2 })
  const { server } = await openApp(db)
  const { body } = await signUp('shared@example.com', server)
  expect((await signIn('shared@example.com')).status).toBe(200)
  expect((await lookup(body.idToken)).body).toMatchObject({
    users: [{ email: 'shared@example.com' }],
  })
  await server.close()
  await close()
})

test('a disabled account can neither sign in nor refresh its token', async () => {
  const { body } = await signUp('banned@example.com')
  await identity.disableAccount(String(body.localId))
  expect(errorOf(await signIn('banned@example.com'))).toEqual([400, 'USER_DISABLED'])
  expect(errorOf(await refresh(body.refreshToken))).toEqual([400, 'USER_DISABLED'])
  await expect(find(String(body.idToken))).rejects.toThrow(InvalidTokenError)
  await expect(identity.disableAccount('nobody')).resolves.toBeUndefined()
})

test('the password reset link is mailed, printed, and works once', async () => {
  await signUp('forgot@example.com')
  const link = await mailedLink('forgot@example.com', 'PASSWORD_RESET')
  expect(link).toMatch(/^http:\/\/localhost:3000\/emulator\/action\?oobCode=/)
  expect(logged).toContain(`Password reset link for forgot@example.com: ${link}`)
  expect(await open(link)).toContain('Choose a new password')

  const oobCode = new URL(link).searchParams.get('oobCode') ?? ''
  const choose = async (newPassword: string) =>
    (await postForm('/emulator/action', { oobCode, newPassword })).body
  expect(await choose('')).toContain('Please enter a password.')
  expect(await choose('short')).toContain('too short')
  const answers = await Promise.all([choose('a better one'), choose('a better one')])
  expect(answers.filter((page) => page.includes('Password changed'))).toHaveLength(1)
  expect(await choose('a third one')).toContain('expired')
  expect(await open(link)).toContain('expired')
  expect((await signIn('forgot@example.com', 'a better one')).status).toBe(200)
})

test('a link that is an hour old has expired', async () => {
  await signUp('late@example.com')
  const link = await mailedLink('late@example.com', 'PASSWORD_RESET')
  await sql`
    update identity.links set created_at = now() - interval '61 minutes'
    where email = 'late@example.com'`.execute(fresh.db)
  expect(await open(link)).toContain('expired')
})

test('a password reset does not reveal whether an address has an account', async () => {
  const ask = (email: string) =>
    post(`${accounts}:sendOobCode`, { requestType: 'PASSWORD_RESET', email })
  await signUp('there@example.com')
  const known = await ask('there@example.com')
  const unknown = await ask('away@example.com')
  expect(unknown).toEqual({ ...known, body: { ...known.body, email: 'away@example.com' } })
  await identity.sendMails(undefined, log)
  expect(logged.join()).not.toContain('away@example.com')
})

test('a mail that cannot be sent waits, and is sent once by several workers', async () => {
  const { body } = await signUp('waits@example.com')
  await post(`${accounts}:sendOobCode`, { requestType: 'VERIFY_EMAIL', idToken: body.idToken })
  const broken = { send: async () => Promise.reject(new Error('no mail server')) }
  await expect(identity.sendMails(broken, log)).rejects.toThrow('no mail server')
  const sent: string[] = []
  const working = { send: async ({ to }: { to: string }) => void sent.push(to) }
  await Promise.all([identity.sendMails(working, log), identity.sendMails(working, log)])
  expect(sent).toEqual(['waits@example.com'])
})

test('the verification link verifies the e-mail address', async () => {
  const { body } = await signUp('verify@example.com')
  const link = await mailedLink('verify@example.com', 'VERIFY_EMAIL', body.idToken)
  expect(await open(link)).toContain('E-mail address verified')
  expect(await open(link)).toContain('expired')
  expect((await lookup(body.idToken)).body).toMatchObject({ users: [{ emailVerified: true }] })
})

test('a changed password revokes earlier tokens', async () => {
  const { body } = await signUp('changes@example.com')
  // Times of tokens are whole seconds, so that the password of a later second is needed.
  await sql`
    update identity.accounts
    set account = account || jsonb_build_object('validSince', (extract(epoch from now())::bigint + 2)::text)
    where account ->> 'email' = 'changes@example.com'`.execute(fresh.db)
  await expect(find(String(body.idToken))).rejects.toThrow(InvalidTokenError)
  expect(errorOf(await refresh(body.refreshToken))).toEqual([400, 'TOKEN_EXPIRED'])

  const { body: other } = await signUp('again@example.com')
  const changed = await post(`${accounts}:update`, {
    idToken: other.idToken,
    password: 'a better one',
  })
  const { tokensValidFrom } = await find(String(changed.body.idToken))
  expect(Date.now() - (tokensValidFrom?.getTime() ?? 0)).toBeLessThan(60_000)
  expect((await signIn('again@example.com')).status).toBe(400)
  expect((await refresh(changed.body.refreshToken)).body).toHaveProperty('access_token')
})

test('a profile is changed, but not the e-mail address', async () => {
  const { body } = await signUp('profile@example.com')
  const changes = { displayName: 'Rahima', photoUrl: 'https://x.example/1.webp' }
  const { idToken } = body
  await post(`${accounts}:update`, { idToken, ...changes, email: 'x@example.com' })
  const users = [{ ...changes, email: 'profile@example.com' }]
  expect((await lookup(idToken)).body).toMatchObject({ users })
})

test('a profile that the shop saves is in the account, and ends no session', async () => {
  const { body } = await signUp('named@example.com')
  const uid = String(body.localId)
  await identity.updateProfile(uid, { displayName: 'Rahima', photoUrl: '/uploads/rahima.webp' })
  await identity.updateProfile(uid, { displayName: 'Rahima Begum', photoUrl: undefined })
  expect(await refresh(body.refreshToken)).toMatchObject({ status: 200 })
  const { body: signedIn } = await signIn('named@example.com')
  expect(decodeJwt(String(signedIn.idToken))).toMatchObject({
    name: 'Rahima Begum',
    picture: '/uploads/rahima.webp',
  })
  await expect(
    identity.updateProfile('nobody', { displayName: 'Nobody', photoUrl: undefined }),
  ).resolves.toBeUndefined()
})

test('a deleted account is gone', async () => {
  const { body } = await signUp('deleted@example.com')
  expect((await post(`${accounts}:delete`, { idToken: body.idToken })).status).toBe(200)
  expect(errorOf(await lookup(body.idToken))).toEqual([400, 'USER_NOT_FOUND'])
  expect((await signUp('deleted@example.com')).status).toBe(200)
})

test('tokens that are unsigned, signed by another key or of the other kind are refused', async () => {
  const { body } = await signUp('forged@example.com')
  const claims = { sub: String(body.localId), aud: projectId }
  const unsigned = new UnsecuredJWT(claims).setIssuedAt().encode()
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .sign(new Uint8Array(32))
  for (const token of [unsigned, foreign, body.refreshToken, 'none', ''])
    expect((await lookup(token)).status).toBe(400)
  expect(errorOf(await refresh(body.idToken))).toEqual([400, 'INVALID_REFRESH_TOKEN'])
})

describe('sign-in with Google', () => {
  const claims = { email: 'G@example.com', displayName: 'Gulshan' }

  test('makes one account, and finds it again', async () => {
    const first = await googleSignIn(claims)
    expect(first.body).toMatchObject({ email: 'g@example.com', displayName: 'Gulshan' })
    const second = await googleSignIn(claims)
    expect(second.body).toMatchObject({ localId: first.body.localId })
    expect((await lookup(second.body.idToken)).body).toMatchObject({
      users: [{ providerUserInfo: [{ providerId: 'google.com', rawId: 'g@example.com' }] }],
    })
  })

  test('takes over the account of the address, whose unverified password ends', async () => {
    const { body } = await signUp('taken@example.com')
    const google = await googleSignIn({ email: 'taken@example.com' })
    expect(google.body).toMatchObject({ localId: body.localId, emailVerified: true })
    expect((await signIn('taken@example.com')).status).toBe(400)
  })

  test('makes one account by calls at the same time', async () => {
    const both = { email: 'both@example.com' }
    const answers = await Promise.all([googleSignIn(both), googleSignIn(both)])
    const [first, second] = answers.map(({ body }) => body.localId)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
  })

  test.each(['', 'none', 'http://localhost/?displayName=x'])('refuses %j', async (requestUri) => {
    expect((await post(`${accounts}:signInWithIdp`, { requestUri })).status).toBe(400)
  })

  test('shows the accounts in its popup, whose policy allows its own script only', async () => {
    const displayName = '<script>alert(1)</script>'
    await googleSignIn({ email: 'evil@example.com', displayName })
    const page = await app.inject('/emulator/auth/handler?apiKey=test&providerId=google.com')
    expect(page.body).toContain('&lt;script&gt;alert(1)')
    expect(page.body).not.toContain(displayName)
    const policy = String(page.headers['content-security-policy'])
    expect(policy.match(/script-src[^;]*/)?.[0]).toMatch(/^script-src 'sha256-[\w+/]+=*'$/)
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })
})

test('demo accounts are created once and not changed afterwards', async () => {
  const { customer } = shop.demoSignIns
  const { body } = await signIn(customer.email, customer.password)
  await post(`${accounts}:update`, { idToken: body.idToken, displayName: 'Another name' })
  await prepare()
  expect((await lookup(body.idToken)).body).toMatchObject({
    users: [{ localId: 'demo-customer', displayName: 'Another name', emailVerified: true }],
  })
})

test('accounts of the emulator that earlier versions used are imported once', async () => {
  const file = join(folder, 'identity.json')
  const user = {
    localId: 'earlier',
    email: 'earlier@example.com',
    emailVerified: true,
    passwordHash: `fakeHash:salt=fakeSaltX:password=${password}`,
    providerUserInfo: [
      { providerId: 'password', rawId: 'earlier@example.com' },
      { providerId: 'google.com', rawId: '77' },
    ],
  }
  const anonymous = { localId: 'anonymous' }
  const users = {
    $map: [
      ['earlier', user],
      ['anonymous', anonymous],
    ],
  }
  await writeFile(file, JSON.stringify({ $map: [['demo-jontro', { projectId, users }]] }))
  await prepare()
  const imported = { localId: 'earlier' }
  expect((await signIn('earlier@example.com')).body).toMatchObject(imported)
  const google = await googleSignIn({ email: 'earlier@example.com' })
  expect(google.body).toMatchObject(imported)
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  await prepare()
})

test.each([
  ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:batchGet'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:update'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:batchCreate'],
  ['DELETE', '/emulator/v1/projects/demo-test/accounts'],
  ['GET', '/emulator/v1/projects/demo-test/oobCodes'],
] as const)('%s %s, which only an owner may call, is not served', async (method, url) => {
  const headers = { authorization: 'Bearer owner' }
  expect((await app.inject({ method, url, headers })).statusCode).toBe(404)
})
