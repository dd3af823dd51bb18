/**
 * Compares the identity stand-in with the official Firebase emulator, call by call: the status, the error to the letter, and which
 * fields of which type the answer has. The emulator is fetched by npx, so this is not part of `npm test`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { UnsecuredJWT } from 'jose'
import { findFreePort } from '../../dev-services/findFreePort'
import { startDemoShop } from '../shop/startShop'

const emulatorPackage = 'firebase-tools@15.34.2'
const projectId = 'demo-jontro'

type Answer = { status: number; body: Record<string, unknown> }
/** What earlier calls answered, by their names. */
type Earlier = Record<string, Answer>
type Side = {
  name: string
  url: string
  /** The code of the last mail to an address. */
  findCode: (email: string) => Promise<string>
}
type Call = {
  name: string
  path?: string
  body: (earlier: Earlier, side: Side) => object | Promise<object>
  /** Why the answers may differ. */
  differs?: string
}

const email = 'parity@example.com'
const password = 'correct horse'
const idToken = ({ signUp }: Earlier) => signUp?.body.idToken
/** What the page of each side says: the emulator's has a token of JSON, and each Google account an id. */
function google({ name }: Side, claims: Record<string, string>) {
  const { email, displayName } = claims
  const token = JSON.stringify({ sub: email, email, email_verified: true, name: displayName })
  const response = name === 'emulator' ? { providerId: 'google.com', id_token: token } : claims
  const requestUri = `http://localhost/handler?${new URLSearchParams(response)}`
  return { requestUri, returnSecureToken: true, returnIdpCredential: true }
}

const account = (name: string, operation: string, body: Call['body'], differs?: string): Call => ({
  name,
  path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}`,
  body,
  ...(differs && { differs }),
})
const token = (name: string, body: Call['body'], differs?: string): Call => ({
  name,
  path: '/securetoken.googleapis.com/v1/token',
  body,
  ...(differs && { differs }),
})

const calls: readonly Call[] = [
  account('signUp without a password', 'signUp', () => ({ email })),
  account('signUp without an e-mail', 'signUp', () => ({ password })),
  account('signUp with a bad e-mail', 'signUp', () => ({ email: 'none', password })),
  account('signUp with a short password', 'signUp', () => ({ email, password: 'short' })),
  account('signUp', 'signUp', () => ({ email, password, returnSecureToken: true })),
  account('signUp again', 'signUp', () => ({ email: email.toUpperCase(), password })),
  account('sign-in', 'signInWithPassword', () => ({ email, password, returnSecureToken: true })),
  account('sign-in in upper case', 'signInWithPassword', () => ({
    email: email.toUpperCase(),
    password,
  })),
  account('sign-in, wrong password', 'signInWithPassword', () => ({
    email,
    password: 'wrong one',
  })),
  account('sign-in, unknown', 'signInWithPassword', () => ({ email: 'no@example.com', password })),
  account('sign-in, no password', 'signInWithPassword', () => ({ email })),
  account('sign-in, no e-mail', 'signInWithPassword', () => ({ password })),
  account('sign-in, bad e-mail', 'signInWithPassword', () => ({ email: 'none', password })),
  account('lookup', 'lookup', (earlier) => ({ idToken: idToken(earlier) })),
  account('lookup without a token', 'lookup', () => ({})),
  account('lookup of a token that is none', 'lookup', () => ({ idToken: 'none' })),
  account(
    'lookup of an unsigned token',
    'lookup',
    ({ signUp }) => ({
      idToken: new UnsecuredJWT({
        user_id: String(signUp?.body.localId),
        sub: String(signUp?.body.localId),
        firebase: { sign_in_provider: 'password' },
      })
        .setIssuedAt()
        .encode(),
    }),
    'The stand-in verifies signatures.',
  ),
  account('update of the name', 'update', (earlier) => ({
    idToken: idToken(earlier),
    displayName: 'Rahima',
    photoUrl: 'https://x.example/1.webp',
    returnSecureToken: true,
  })),
  account('update with a short password', 'update', (earlier) => ({
    idToken: idToken(earlier),
    password: 'short',
  })),
  account('mail to verify', 'sendOobCode', (earlier) => ({
    requestType: 'VERIFY_EMAIL',
    idToken: idToken(earlier),
  })),
  account('mail to verify, no token', 'sendOobCode', () => ({ requestType: 'VERIFY_EMAIL' })),
  account('mail of no kind', 'sendOobCode', () => ({ email })),
  account('verify', 'update', async (_earlier, side) => ({ oobCode: await side.findCode(email) })),
  account('verify with an unknown code', 'update', () => ({ oobCode: 'unknown' })),
  account('mail to reset', 'sendOobCode', () => ({ requestType: 'PASSWORD_RESET', email })),
  account('mail to reset, unknown', 'sendOobCode', () => ({
    requestType: 'PASSWORD_RESET',
    email: 'no@example.com',
  })),
  account('mail to reset, no e-mail', 'sendOobCode', () => ({ requestType: 'PASSWORD_RESET' })),
  account('reset with an unknown code', 'resetPassword', () => ({ oobCode: 'unknown' })),
  account('check of a reset', 'resetPassword', async (_earlier, side) => ({
    oobCode: await side.findCode(email),
  })),
  account('reset to a short password', 'resetPassword', async (_earlier, side) => ({
    oobCode: await side.findCode(email),
    newPassword: 'short',
  })),
  account('reset', 'resetPassword', async (_earlier, side) => ({
    oobCode: await side.findCode(email),
    newPassword: 'a better one',
  })),
  account('sign-in with the old password', 'signInWithPassword', () => ({ email, password })),
  account('sign-in with the new password', 'signInWithPassword', () => ({
    email,
    password: 'a better one',
    returnSecureToken: true,
  })),
  token('refresh', ({ 'sign-in with the new password': last }) => ({
    grant_type: 'refresh_token',
    refresh_token: last?.body.refreshToken,
  })),
  token('refresh without a token', () => ({ grant_type: 'refresh_token' })),
  token(
    'refresh with a token that is none',
    () => ({
      grant_type: 'refresh_token',
      refresh_token: 'none',
    }),
    'The emulator answers 500.',
  ),
  account('Google', 'signInWithIdp', (_earlier, side) =>
    google(side, { email: 'g@example.com', displayName: 'G' }),
  ),
  account('Google again', 'signInWithIdp', (_earlier, side) =>
    google(side, { email: 'g@example.com', displayName: 'G' }),
  ),
  account('Google of a known address', 'signInWithIdp', (_earlier, side) =>
    google(side, { email, displayName: 'Rahima' }),
  ),
  account(
    'Google without an account',
    'signInWithIdp',
    (_earlier, side) => google(side, {}),
    'A Google account of a demo is an e-mail address.',
  ),
  account('delete without a token', 'delete', () => ({})),
  account('delete', 'delete', ({ 'sign-in with the new password': last }) => ({
    idToken: last?.body.idToken,
  })),
  account('lookup of a deleted user', 'lookup', ({ 'sign-in with the new password': last }) => ({
    idToken: last?.body.idToken,
  })),
]

/** Fields that the Firebase SDK does not read. */
const unread = new Set([
  'kind',
  'registered',
  'passwordHash',
  'passwordUpdatedAt',
  'federatedId',
  'rawUserInfo',
  'oauthIdToken',
  'isNewUser',
  'id_token',
  'token_type',
  'user_id',
  'project_id',
  'salt',
  'context',
  'fullName',
  'firstName',
  'lastName',
  'screenName',
  'oauthAccessToken',
  'lastRefreshAt',
])

/** The types of the fields, and the error as it is. */
function toShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toShape)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !unread.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [
        name,
        name === 'error' ? (each as { message: string }).message : toShape(each),
      ]),
  )
}

async function post(url: string, body: object): Promise<Answer> {
  const response = await fetch(`${url}?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

async function startEmulator() {
  const folder = await mkdtemp(join(tmpdir(), 'jontro-emulator-'))
  const port = await findFreePort()
  const hub = await findFreePort()
  const emulators = {
    auth: { port },
    hub: { port: hub },
    ui: { enabled: false },
    logging: { port: await findFreePort() },
  }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const child = spawn(
    'npx',
    [
      '--yes',
      '--package',
      emulatorPackage,
      'firebase',
      'emulators:start',
      '--only',
      'auth',
      '--project',
      projectId,
    ],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], detached: true },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The emulator ended.')
    await sleep(500)
  }
  const config = `${url}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`
  await fetch(config, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  return {
    side: {
      name: 'emulator',
      url,
      findCode: async (address: string) => {
        const list = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`)
        const { oobCodes } = (await list.json()) as {
          oobCodes: { email: string; oobCode: string }[]
        }
        return oobCodes.findLast((each) => each.email === address)?.oobCode ?? ''
      },
    } satisfies Side,
    async stop() {
      // With the emulator, to which npx passes no signal.
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startStandIn() {
  const shop = await startDemoShop()
  const findCode = async (address: string) => {
    // The mail is sent by a job, twice a second.
    await sleep(2_000)
    const list = await fetch(`${shop.url}/emulator/mails`)
    const entry = (await list.text()).split('<li>').find((item) => item.includes(`to ${address}`))
    const path = /href="([^"]+)"/.exec(entry ?? '')?.[1] ?? ''
    const mail = await fetch(new URL(`${path}/html`, list.url))
    return /oobCode=([\w-]+)/.exec(await mail.text())?.[1] ?? ''
  }
  return { side: { name: 'stand-in', url: shop.url, findCode } satisfies Side, stop: shop.close }
}

const [emulator, standIn] = await Promise.all([startEmulator(), startStandIn()])
const counts = { passed: 0, failed: 0 }
try {
  const earlier: Record<string, Earlier> = { emulator: {}, 'stand-in': {} }
  for (const { name, path, body, differs } of calls) {
    const [theirs, ours] = await Promise.all(
      [emulator.side, standIn.side].map(async (side) => {
        const known = earlier[side.name] ?? {}
        const answer = await post(`${side.url}${path}`, await body(known, side))
        known[name] = answer
        return JSON.stringify([answer.status, toShape(answer.body)])
      }),
    )
    const isEqual = theirs === ours
    const passes = isEqual || differs !== undefined
    counts[passes ? 'passed' : 'failed']++
    console.log(
      `${passes ? '✓' : '✗'} ${name}${isEqual ? '' : `\n    emulator  ${theirs}\n    stand-in  ${ours}`}`,
    )
    if (!isEqual && differs) console.log(`    ${differs}`)
  }
} finally {
  await emulator.stop()
  await standIn.stop()
}
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed > 0 ? 1 : 0
