import { sql } from 'kysely'
import { IdentityUnavailableError, InvalidTokenError } from '../../src/adapters/identity'
import type { IdentityService } from '../../src/auth/routes'
import { startTestApp, type TestApp } from '../support/app'

type Identity = Awaited<ReturnType<IdentityService['verify']>>

const identities = new Map<string, Identity | Error>()
/** Claims of the fake identity service by uid; an error means that it is unavailable. */
const accounts = new Map<
  string,
  { tokensValidFrom?: Date; createdAt?: Date; hasPassword?: boolean } | Error
>()
let lookups = 0
const disabled: string[] = []
let shop: TestApp
let count = 0

beforeAll(async () => {
  shop = await startTestApp({
    adminEmails: ['boss@mail.example', 'demoted@mail.example'],
    identity: {
      verify: async (token) => {
        const found = identities.get(token)
        if (found instanceof Error) throw found
        if (!found) throw new InvalidTokenError('unknown')
        return found
      },
      findAccount: async (token) => {
        lookups += 1
        const identity = identities.get(token)
        if (!identity || identity instanceof Error) throw new InvalidTokenError('unknown')
        const account = accounts.get(identity.uid) ?? {}
        if (account instanceof Error) throw account
        const { tokensValidFrom } = account
        if (tokensValidFrom && identity.issuedAt * 1000 < tokensValidFrom.getTime()) {
          throw new InvalidTokenError('revoked')
        }
        return account
      },
      disableAccount: async (uid) => {
        disabled.push(uid)
        throw new Error('the service is away')
      },
    },
  })
})
afterAll(() => shop.close())

const now = () => Math.floor(Date.now() / 1000)
const dateOf = (seconds: number) => new Date(seconds * 1000)

function someone(values: Partial<Identity> = {}) {
  count += 1
  const user = {
    uid: `u${count}`,
    email: `p${count}@mail.example`,
    emailVerified: true,
    issuedAt: now(),
    ...values,
  }
  const token = `token-${count}`
  identities.set(token, user)
  return { ...user, token }
}

/** Headers that browsers send with a request of our own scripts. */
const byOwnScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }

async function sessionFor(
  { token, email }: { token: string; email: string },
  { cookie, body = { email } }: { cookie?: string; body?: object } = {},
) {
  const answer = await shop.caller(cookie).post('/jwt', body, { authorization: `Bearer ${token}` })
  const set = answer.cookies.find(({ name }) => name === 'jontro_session')
  const own = set && `jontro_session=${set.value}`
  return { answer, set, cookie: own, ...shop.caller(own) }
}

const roleOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('role').where('email', '=', email).executeTakeFirst())
    ?.role

const anyId: unknown = expect.stringMatching(/^[\da-f-]{36}$/)

describe('signing in', () => {
  // [spec 7.3]
  it('opens a session and sends its token in the cookie only', async () => {
    const user = someone({ name: 'Rafia', picture: 'https://pics.example/r.png' })
    const { answer, set, get } = await sessionFor(user)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      user: {
        id: anyId,
        email: user.email,
        displayName: 'Rafia',
        photoURL: 'https://pics.example/r.png',
        role: 'user',
        hasPassword: true,
        isRemembered: false,
      },
    })
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    expect(answer.body).not.toContain(set?.value)
    expect((await get(`/api/get-role/${user.email}`)).json()).toEqual({ role: 'user' })
    const row = await shop.db
      .selectFrom('users')
      .select(['name', 'photo'])
      .where('identity_uid', '=', user.uid)
      .executeTakeFirst()
    expect(row).toEqual({ name: 'Rafia', photo: 'https://pics.example/r.png' })
  })

  it('compares e-mails case-insensitively', async () => {
    const user = someone({ email: 'MiXed@Mail.example' })
    const { answer } = await sessionFor(user, { body: { email: 'mixed@mail.EXAMPLE' } })
    expect(answer.json()).toMatchObject({ user: { email: 'mixed@mail.example', role: 'user' } })
  })

  it('rejects a token of another e-mail', async () => {
    const { answer, set } = await sessionFor(someone(), { body: { email: 'else@mail.example' } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'invalid_token' })
    expect(set).toBeUndefined()
  })

  it('rejects an invalid token, and a request without one', async () => {
    const forged = await sessionFor({ token: 'forged', email: 'a@mail.example' })
    expect(forged.answer.statusCode).toBe(401)
    expect(forged.answer.json()).toMatchObject({ code: 'invalid_token' })
    const none = await shop.visitor.post('/jwt', { email: 'a@mail.example' })
    expect(none.statusCode).toBe(401)
    expect(none.json()).toMatchObject({ code: 'invalid_token' })
  })

  it('returns 503, never 401, if the identity service is unavailable', async () => {
    identities.set('away', new IdentityUnavailableError('no keys'))
    const { answer } = await sessionFor({ token: 'away', email: 'a@mail.example' })
    expect(answer.statusCode).toBe(503)
    expect(answer.body).not.toContain('no keys')
  })

  it('ignores a role in the body', async () => {
    const user = someone()
    const { answer } = await sessionFor(user, { body: { email: user.email, role: 'admin' } })
    expect(answer.json()).toMatchObject({ user: { role: 'user' } })
    expect(await roleOf(user.email)).toBe('user')
  })

  it('creates one user in 30 concurrent first sign-ins', async () => {
    const user = someone()
    const answers = await Promise.all(Array.from({ length: 30 }, () => sessionFor(user)))
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual(Array(30).fill(200))
    const users = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user.email)
      .execute()
    expect(users).toHaveLength(1)
  })

  it('updates an e-mail that was changed at the identity service', async () => {
    const user = someone()
    await sessionFor(user)
    const renamed = someone({ uid: user.uid })
    const { answer } = await sessionFor(renamed)
    expect(answer.json()).toMatchObject({ user: { email: renamed.email, role: 'user' } })
    expect(await roleOf(user.email)).toBeUndefined()
  })

  it("does not give a user's records to another identity with the same e-mail", async () => {
    const user = someone()
    await sessionFor(user)
    const { answer, set } = await sessionFor(someone({ email: user.email }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'email_taken' })
    expect(set).toBeUndefined()
  })

  it('rejects a deleted user, and tries again to disable the account', async () => {
    const user = someone()
    const { get } = await sessionFor(user)
    await shop.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('identity_uid', '=', user.uid)
      .execute()
    const { answer } = await sessionFor(user)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'account_deleted' })
    expect(disabled).toContain(user.uid)
    expect((await get('/api/my-cart')).statusCode).toBe(401)
  })

  it("replaces the browser's previous session", async () => {
    const [first, second] = [someone(), someone()]
    const { cookie } = await sessionFor(first)
    const next = await sessionFor(second, { cookie })
    expect((await next.get(`/api/get-role/${second.email}`)).statusCode).toBe(200)
    expect((await shop.caller(cookie).get('/api/my-cart')).statusCode).toBe(401)
  })

  it('ends sessions opened before the e-mail was verified', async () => {
    const user = someone({ emailVerified: false })
    const before = await sessionFor(user)
    expect((await before.get('/api/my-cart')).statusCode).toBe(200)
    identities.set(user.token, { ...user, emailVerified: true })
    const after = await sessionFor(user)
    expect((await before.get('/api/my-cart')).statusCode).toBe(401)
    expect((await after.get('/api/my-cart')).statusCode).toBe(200)
  })

  it('rejects a token issued before the e-mail was verified, however long it is still valid', async () => {
    const user = someone({ emailVerified: false })
    await sessionFor(user)
    identities.set(user.token, { ...user, emailVerified: true })
    const verified = await sessionFor(user)
    identities.set(user.token, { ...user, emailVerified: false })
    const { answer, set } = await sessionFor(user)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({
      code: 'invalid_token',
      message: 'Your e-mail address is verified now. Please log in again.',
    })
    expect(set).toBeUndefined()
    expect((await verified.get('/api/my-cart')).statusCode).toBe(200)
  })

  it('leaves no unverified session if both kinds of tokens arrive at once', async () => {
    const user = someone({ emailVerified: false })
    const verified = { ...someone({ ...user, emailVerified: true }), uid: user.uid }
    await sessionFor(user)
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => sessionFor(turn === 10 ? verified : user)),
    )
    expect(asked[10]?.answer.statusCode).toBe(200)
    for (const [turn, { get, cookie }] of asked.entries()) {
      if (!cookie) continue
      expect((await get('/api/my-cart')).statusCode).toBe(turn === 10 ? 200 : 401)
    }
  })

  it('requires a new verification after the e-mail was changed', async () => {
    const user = someone()
    await sessionFor(user)
    const renamed = someone({ uid: user.uid, emailVerified: false })
    expect((await sessionFor(renamed)).answer.statusCode).toBe(200)
    const verified = someone({ ...renamed, emailVerified: true })
    expect((await sessionFor(verified)).answer.statusCode).toBe(200)
    expect((await sessionFor(renamed)).answer.statusCode).toBe(401)
  })
})

describe('the first admin', () => {
  it('is the configured user, once the e-mail is verified', async () => {
    const boss = someone({ email: 'Boss@mail.example', emailVerified: false })
    expect((await sessionFor(boss)).answer.json()).toMatchObject({ user: { role: 'user' } })
    identities.set(boss.token, { ...boss, emailVerified: true })
    expect((await sessionFor(boss)).answer.json()).toMatchObject({ user: { role: 'admin' } })
  })

  it('stays demoted after an admin demoted the user', async () => {
    const demoted = someone({ email: 'demoted@mail.example' })
    expect((await sessionFor(demoted)).answer.json()).toMatchObject({ user: { role: 'admin' } })
    const admin = await shop.signIn('admin')
    const user = await shop.db
      .selectFrom('users')
      .select('id')
      .where('identity_uid', '=', demoted.uid)
      .executeTakeFirstOrThrow()
    await admin.patch(`/api/user-update/${user.id}`, { role: 'user' })
    expect((await sessionFor(demoted)).answer.json()).toMatchObject({ user: { role: 'user' } })
  })
})

describe('a changed or reset password', () => {
  const changedAt = now() - 60
  const isSignedIn = async ({ cookie }: { cookie?: string }) =>
    (await shop.caller(cookie).get('/api/my-cart')).statusCode === 200

  /** Another token of the same user. */
  function tokenOf({ uid, email }: Identity, issuedAt: number) {
    const { token } = someone({ uid, email, issuedAt })
    return { token, email }
  }

  it('ends the sessions opened with older tokens, but not the new one', async () => {
    const user = someone({ issuedAt: changedAt - 600 })
    const [phone, stolen] = [await sessionFor(user), await sessionFor(user)]
    accounts.set(user.uid, { tokensValidFrom: dateOf(changedAt) })

    const anew = await sessionFor(tokenOf(user, changedAt), { cookie: phone.cookie })
    expect(anew.answer.statusCode).toBe(200)
    expect(await isSignedIn(anew)).toBe(true)
    expect(await isSignedIn(stolen)).toBe(false)
    // Requests in progress with it must not look signed out.
    expect(await isSignedIn(phone)).toBe(true)
  })

  it('rejects an older token before anything is stored of its user', async () => {
    const [fresh, known] = [someone(), someone({ emailVerified: false })]
    accounts.set(fresh.uid, { tokensValidFrom: dateOf(now() + 60) })
    expect((await sessionFor(fresh)).answer.statusCode).toBe(401)
    expect(await roleOf(fresh.email)).toBeUndefined()
    expect((await sessionFor(someone({ email: fresh.email }))).answer.statusCode).toBe(200)

    await sessionFor(known)
    accounts.set(known.uid, { tokensValidFrom: dateOf(now() + 120) })
    const forged = someone({ uid: known.uid, email: 'taken@mail.example', issuedAt: now() + 60 })
    expect((await sessionFor(forged)).answer.statusCode).toBe(401)
    expect(await roleOf('taken@mail.example')).toBeUndefined()
  })

  it('rejects an older token, however long it is still valid', async () => {
    const user = someone({ issuedAt: changedAt - 600 })
    accounts.set(user.uid, { tokensValidFrom: dateOf(changedAt) })
    await sessionFor(tokenOf(user, changedAt))
    const { answer, cookie } = await sessionFor(user)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({
      code: 'invalid_token',
      message: 'Your password has been changed. Please log in again.',
    })
    expect(cookie).toBeUndefined()
  })

  it('is detected at the identity service if nobody has signed in since', async () => {
    const user = someone({ issuedAt: changedAt - 600 })
    accounts.set(user.uid, { tokensValidFrom: dateOf(changedAt) })
    expect((await sessionFor(user)).answer.statusCode).toBe(401)
  })

  it('looks up each token once', async () => {
    const user = someone({ issuedAt: changedAt - 600 })
    const before = lookups
    await sessionFor(user)
    await sessionFor(user)
    expect(lookups - before).toBe(1)
    await sessionFor(tokenOf(user, changedAt + 1))
    expect(lookups - before).toBe(2)
  })

  it('is detected at the next sign-in if the identity service was unavailable', async () => {
    const user = someone({ issuedAt: changedAt - 600 })
    const stolen = await sessionFor(user)
    const fresh = tokenOf(user, changedAt)
    accounts.set(user.uid, new IdentityUnavailableError('away'))
    expect((await sessionFor(fresh)).answer.statusCode).toBe(200)
    expect(await isSignedIn(stolen)).toBe(true)
    accounts.set(user.uid, { tokensValidFrom: dateOf(changedAt) })
    expect((await sessionFor(fresh)).answer.statusCode).toBe(200)
    expect(await isSignedIn(stolen)).toBe(false)
  })

  it('does not end sessions of other users', async () => {
    const [user, other] = [
      someone({ issuedAt: changedAt - 600 }),
      someone({ issuedAt: changedAt - 600 }),
    ]
    const session = await sessionFor(other)
    accounts.set(user.uid, { tokensValidFrom: dateOf(changedAt) })
    await sessionFor(tokenOf(user, changedAt + 1))
    expect(await isSignedIn(session)).toBe(true)
  })
})

describe('the current session', () => {
  const ask = (cookie?: string) => shop.caller(cookie).get('/api/session')
  const cookieOf = (answer: { cookies: readonly { name: string }[] }) =>
    answer.cookies.find(({ name }) => name === 'jontro_session')

  it('is the one of the cookie, and is never stored by a cache', async () => {
    const user = someone()
    const { answer, cookie } = await sessionFor(user)
    const current = await ask(cookie)
    expect(current.json()).toEqual(answer.json())
    expect(current.json()).toMatchObject({ user: { displayName: null, photoURL: null } })
    expect(current.headers['cache-control']).toBe('no-store')
    expect(cookieOf(current)).toBeUndefined()
  })

  it('is none without a cookie, with an invalid one, and after a logout', async () => {
    const none = await ask()
    expect([none.statusCode, none.json()]).toEqual([200, { user: null }])
    expect((await ask('jontro_session=nonsense')).json()).toEqual({ user: null })
    const { cookie = '' } = await sessionFor(someone())
    await shop.app.inject({ url: '/logout', headers: { cookie, ...byOwnScript } })
    expect((await ask(cookie)).json()).toEqual({ user: null })
  })

  it('has the current role, name and picture, and none of a deleted user', async () => {
    const user = someone()
    const { cookie } = await sessionFor(user)
    const change = (values: object) =>
      shop.db.updateTable('users').set(values).where('identity_uid', '=', user.uid).execute()
    await change({ role: 'admin', name: 'Rafia', photo: '/uploads/r-960.webp' })
    expect((await ask(cookie)).json()).toMatchObject({
      user: { role: 'admin', displayName: 'Rafia', photoURL: '/uploads/r-960.webp' },
    })
    await change({ role: 'user' })
    await change({ deleted_at: new Date() })
    expect((await ask(cookie)).json()).toEqual({ user: null })
  })

  it('outlives the browser if the user wants to be remembered', async () => {
    const user = someone()
    const body = { email: user.email, isRemembered: true }
    const { set, cookie, answer } = await sessionFor(user, { body })
    expect(set?.maxAge).toBe(30 * 24 * 3600)
    expect(answer.json()).toMatchObject({ user: { isRemembered: true } })
    // A late response must not set the cookie again that a logout has cleared: at most once a day.
    expect(cookieOf(await ask(cookie))).toBeUndefined()
    await sql`update sessions set expires_at = expires_at - interval '2 days' where is_remembered`.execute(
      shop.db,
    )
    expect(cookieOf(await ask(cookie))).toMatchObject({
      value: set?.value,
      maxAge: 30 * 24 * 3600,
      httpOnly: true,
      sameSite: 'Strict',
    })
    expect(cookieOf(await ask(cookie))).toBeUndefined()
    expect((await sessionFor(user)).set?.maxAge).toBeUndefined()
  })

  it('says that a user who signs in with Google only has no password', async () => {
    const user = someone()
    accounts.set(user.uid, { hasPassword: false })
    const { cookie } = await sessionFor(user)
    expect((await ask(cookie)).json()).toMatchObject({ user: { hasPassword: false } })
  })

  it('answers HEAD', async () => {
    expect((await shop.app.inject({ method: 'HEAD', url: '/api/session' })).statusCode).toBe(200)
  })
})

describe('signing out', () => {
  const logOut = (cookie: string | undefined, headers: Record<string, string>) =>
    shop.app.inject({ url: '/logout', headers: { cookie: cookie ?? '', ...headers } })

  // [spec 7.4]
  it.each([
    ['in a script of our own origin', byOwnScript],
    ['in a browser without fetch metadata', { accept: 'application/json, text/plain' }],
  ])('ends the session and clears its cookie, requested %s', async (_, headers) => {
    const { cookie } = await sessionFor(someone())
    const answer = await logOut(cookie, headers)
    expect(answer.json()).toEqual({ success: true })
    expect(answer.cookies[0]).toMatchObject({ name: 'jontro_session', value: '' })
    expect((await shop.caller(cookie).get('/api/my-cart')).statusCode).toBe(401)
  })

  it('returns 200 without a session', async () => {
    expect((await shop.visitor.get('/logout')).statusCode).toBe(200)
    expect((await shop.caller('jontro_session=nonsense').get('/logout')).statusCode).toBe(200)
  })

  it.each<[string, Record<string, string>]>([
    ['a picture of our own pages', { ...byOwnScript, 'sec-fetch-dest': 'image' }],
    ['a link of our own pages', { ...byOwnScript, 'sec-fetch-dest': 'document' }],
    ['a frame of our own pages', { ...byOwnScript, 'sec-fetch-dest': 'iframe' }],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a script of another site', { ...byOwnScript, 'sec-fetch-site': 'cross-site' }],
    ['a script of a sister site', { ...byOwnScript, 'sec-fetch-site': 'same-site' }],
    ['half of the metadata', { 'sec-fetch-dest': 'empty', accept: 'application/json' }],
    ['another origin', { origin: 'https://evil.example', accept: 'application/json' }],
    ['a picture without fetch metadata', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a link without fetch metadata', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['nothing at all', {}],
  ])('does not end the session for %s', async (_, headers) => {
    const { get, cookie } = await sessionFor(someone())
    const answer = await logOut(cookie, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: false })
    expect(answer.cookies).toEqual([])
    expect((await get('/api/my-cart')).statusCode).toBe(200)
  })
})

describe('saving the user', () => {
  const profile = (email: string, values: object = {}) => ({
    name: 'Rafia Rahman',
    email,
    photo: 'https://pics.example/r.png',
    timestamp: { createdAt: '1700000000000', lastLoginAt: '1700000500000' },
    ...values,
  })

  // [spec 3.4, 7.2]
  it('saves name and picture', async () => {
    const { put, email, id } = await shop.signIn('user', { name: 'anonymous' })
    const answer = await put('/api/add-user', profile(email))
    expect(answer.statusCode).toBe(200)
    const { name, photo } = profile(email)
    expect(answer.json()).toMatchObject({ _id: id, role: 'user', email, name, photo })
  })

  it('keeps known values if fallbacks arrive late', async () => {
    const { put, email } = await shop.signIn('user')
    await put('/api/add-user', profile(email))
    const late = profile(email, { name: 'anonymous', photo: '/images/avatar.svg' })
    expect((await put('/api/add-user', late)).json()).toMatchObject({
      name: 'Rafia Rahman',
      photo: 'https://pics.example/r.png',
    })
  })

  it('ignores role and ID in the body', async () => {
    const [me, other] = [await shop.signIn('user'), await shop.signIn('user')]
    const answer = await me.put('/api/add-user', {
      ...profile(me.email),
      role: 'admin',
      _id: other.id,
      deleted_at: '2020-01-01',
    })
    expect(answer.json()).toMatchObject({ _id: me.id, role: 'user' })
    expect(await roleOf(me.email)).toBe('user')
  })

  it.each(['1', '9999999999999999'])('ignores the time %s in the body', async (time) => {
    const { put, email } = await shop.signIn('user')
    const timestamp = { createdAt: time, lastLoginAt: time }
    const answer = await put('/api/add-user', profile(email, { timestamp }))
    const recorded = answer.json<{ timestamp: typeof timestamp }>().timestamp
    expect(Math.abs(Number(recorded.createdAt) - Date.now())).toBeLessThan(60_000)
    expect(Math.abs(Number(recorded.lastLoginAt) - Date.now())).toBeLessThan(60_000)
  })

  it('returns when the account was created at the identity service', async () => {
    const user = someone()
    accounts.set(user.uid, { createdAt: new Date('2024-03-01T10:00:00Z') })
    const { put } = await sessionFor(user)
    const answer = await put('/api/add-user', profile(user.email))
    expect(answer.json()).toMatchObject({
      timestamp: { createdAt: String(Date.parse('2024-03-01T10:00:00Z')) },
    })
  })

  it('returns 404 for any other user, also for an admin', async () => {
    const [user, admin] = [await shop.signIn('user'), await shop.signIn('admin')]
    expect((await user.put('/api/add-user', profile(admin.email))).statusCode).toBe(404)
    expect((await admin.put('/api/add-user', profile(user.email))).statusCode).toBe(404)
  })

  it('rejects URLs that are not pictures', async () => {
    const { put, email } = await shop.signIn('user')
    for (const photo of [
      '/logout',
      '/api/export/orders',
      '/images/../logout',
      'https://[',
      'https://256.256.256.256/a.png',
      'https://user:secret@evil.example/a.png',
      'javascript:alert(1)',
      'http://a.example/a.png',
      '//evil.example/x',
      '',
    ]) {
      const answer = await put('/api/add-user', profile(email, { photo }))
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ fieldErrors: { photo: expect.any(String) } })
    }
  })

  it('requires a session', async () => {
    expect((await shop.visitor.put('/api/add-user', profile('a@mail.example'))).statusCode).toBe(
      401,
    )
  })
})

describe('reading a role', () => {
  // [spec 7.6]
  it.each(['user', 'admin'] as const)(
    'returns one’s own role %s, by e-mail or ID',
    async (role) => {
      const { get, email, id } = await shop.signIn(role)
      expect((await get(`/api/get-role/${email.toUpperCase()}`)).json()).toEqual({ role })
      expect((await get(`/api/get-role/${id}`)).json()).toEqual({ role })
    },
  )

  it('hides other users from users, but not from admins', async () => {
    const [user, admin] = [await shop.signIn('user'), await shop.signIn('admin')]
    for (const key of [admin.id, admin.email, 'nobody@mail.example', '%']) {
      expect((await user.get(`/api/get-role/${encodeURIComponent(key)}`)).statusCode).toBe(404)
    }
    for (const key of [user.id, user.id.toUpperCase(), user.email]) {
      expect((await admin.get(`/api/get-role/${key}`)).json()).toEqual({ role: 'user' })
    }
    expect((await admin.get('/api/get-role/nobody@mail.example')).statusCode).toBe(404)
  })
})
