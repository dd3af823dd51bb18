import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { toSessionKey } from '../../src/auth/session'
import { createSessionStore, purgeExpiredSessions } from '../../src/auth/sessionStore'
import { type FreshDatabase, freshDatabase } from '../support/database'

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function newUser() {
  const id = newId()
  await database.db
    .insertInto('users')
    .values({
      id,
      identity_uid: `uid-${id}`,
      email: `${id}@mail.example`,
      photo: '/images/avatar.svg',
    })
    .execute()
  return id
}

/** Moves the times of the session into the past. */
async function age(key: string, { opened, seen }: { opened?: string; seen?: string }) {
  await sql`
    update sessions set
      created_at = created_at - ${opened ?? '0'}::interval,
      expires_at = expires_at - ${opened ?? '0'}::interval,
      last_seen_at = last_seen_at - ${seen ?? '0'}::interval
    where token_hash = ${Buffer.from(key, 'hex')}`.execute(database.db)
}

async function lastSeenSecondsAgo(key: string) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - last_seen_at)::float as seconds from sessions
    where token_hash = ${Buffer.from(key, 'hex')}`.execute(database.db)
  return rows[0]?.seconds
}

async function open(userId: string, emailVerified = true) {
  return toSessionKey(await createSessionStore(database.db).open({ userId, emailVerified }))
}

describe('the session store', () => {
  const find = (key: string) => createSessionStore(database.db).find(key)

  it('finds the session of a token, and stores only its hash', async () => {
    const userId = await newUser()
    const token = await createSessionStore(database.db).open({ userId, emailVerified: true })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await find(toSessionKey(token))).toEqual({
      userId,
      identityUid: `uid-${userId}`,
      email: `${userId}@mail.example`,
      role: 'user',
      isRemembered: false,
      isRenewalDue: false,
    })
    expect(await find(Buffer.from(token, 'base64url').toString('hex'))).toBeUndefined()
  })

  it('reads the current role', async () => {
    const userId = await newUser()
    const key = await open(userId)
    await database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute()
    expect(await find(key)).toMatchObject({ role: 'admin' })
  })

  it('finds no session of a deleted user', async () => {
    const userId = await newUser()
    const key = await open(userId)
    await database.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', userId)
      .execute()
    expect(await find(key)).toBeUndefined()
    await expect(open(userId)).rejects.toMatchObject({ code: 'JT005' })
  })

  it('expires a session after 12 hours without use', async () => {
    const key = await open(await newUser())
    await age(key, { opened: '13 hours', seen: '11 hours 59 minutes' })
    expect(await find(key)).toBeDefined()
    const idle = await open(await newUser())
    await age(idle, { opened: '13 hours', seen: '12 hours 1 minute' })
    expect(await find(idle)).toBeUndefined()
  })

  it('expires a session after 7 days, however much it is used', async () => {
    const key = await open(await newUser())
    await age(key, { opened: '6 days 23 hours' })
    expect(await find(key)).toBeDefined()
    await age(key, { opened: '2 hours' })
    expect(await find(key)).toBeUndefined()
  })

  async function openRemembered(userId: string) {
    const options = { userId, emailVerified: true, isRemembered: true }
    return toSessionKey(await createSessionStore(database.db).open(options))
  }
  const renew = (key: string) => createSessionStore(database.db).renew(key)

  it('remembers a session for 30 days, and for 30 more after a renewal', async () => {
    const key = await openRemembered(await newUser())
    expect(await find(key)).toMatchObject({ isRemembered: true, isRenewalDue: false })
    await age(key, { opened: '20 days', seen: '20 days' })
    expect(await find(key)).toMatchObject({ isRenewalDue: true })
    await renew(key)
    expect(await find(key)).toMatchObject({ isRenewalDue: false })
    await age(key, { opened: '29 days', seen: '29 days' })
    expect(await find(key)).toBeDefined()
    await age(key, { opened: '2 days' })
    expect(await find(key)).toBeUndefined()
  })

  it('does not renew a session that was replaced', async () => {
    const userId = await newUser()
    const key = await openRemembered(userId)
    await createSessionStore(database.db).replace(key, userId)
    expect(await find(key)).toMatchObject({ isRenewalDue: false })
    await renew(key)
    await age(key, { opened: '61 seconds' })
    expect(await find(key)).toBeUndefined()
  })

  it('saves the time of last use, at most once a minute', async () => {
    const key = await open(await newUser())
    await age(key, { seen: '50 seconds' })
    await find(key)
    await age(key, { seen: '5 minutes' })
    expect(await lastSeenSecondsAgo(key)).toBeGreaterThan(340)
    await find(key)
    const isNoted = async () => ((await lastSeenSecondsAgo(key)) ?? 0) < 60
    for (let tries = 0; tries < 100 && !(await isNoted()); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await isNoted()).toBe(true)
  })

  it('finds a session although its last use could not be saved', async () => {
    const key = await open(await newUser())
    await age(key, { seen: '5 minutes' })
    await sql`
      create function refuse_touch() returns trigger language plpgsql
        as $$ begin raise exception 'no'; end $$;
      create trigger refuse_touch before update of last_seen_at on sessions
        for each row execute function refuse_touch()`.execute(database.db)
    const failed = new Promise((onError) => {
      void createSessionStore(database.db, { onError })
        .find(key)
        .then((session) => expect(session).toBeDefined())
    })
    await expect(failed).resolves.toBeInstanceOf(Error)
    await sql`drop function refuse_touch cascade`.execute(database.db)
  })

  it('works if the clock jumps back', async () => {
    const key = await open(await newUser())
    await age(key, { opened: '-2 hours', seen: '-2 hours' })
    expect(await find(key)).toBeDefined()
    await expect(createSessionStore(database.db).replace(key, newId())).resolves.toBeUndefined()
  })

  it('ends a session', async () => {
    const key = await open(await newUser())
    await createSessionStore(database.db).end(key)
    expect(await find(key)).toBeUndefined()
  })

  it('ends a user’s sessions from before the e-mail was verified', async () => {
    const [userId, other] = [await newUser(), await newUser()]
    const unverified = await open(userId, false)
    const another = await open(other, false)
    const alsoUnverified = await open(userId, false)
    expect(await find(unverified)).toBeDefined()
    const verified = await open(userId, true)
    expect(await find(unverified)).toBeUndefined()
    expect(await find(alsoUnverified)).toBeUndefined()
    expect(await find(verified)).toBeDefined()
    expect(await find(another)).toBeDefined()
  })

  it('deletes a user’s expired sessions at the next sign-in', async () => {
    const userId = await newUser()
    const old = await open(userId)
    const current = await open(userId)
    await age(old, { opened: '8 days' })
    await open(userId)
    expect(await lastSeenSecondsAgo(old)).toBeUndefined()
    expect(await lastSeenSecondsAgo(current)).toBeDefined()
  })

  it('keeps the previous session of the same user for a minute, for requests in progress', async () => {
    const userId = await newUser()
    const key = await open(userId)
    await createSessionStore(database.db).replace(key, userId)
    expect(await find(key)).toBeDefined()
    await age(key, { opened: '61 seconds' })
    expect(await find(key)).toBeUndefined()
  })

  it('ends the previous session of another user at once', async () => {
    const key = await open(await newUser())
    await createSessionStore(database.db).replace(key, await newUser())
    expect(await find(key)).toBeUndefined()
  })

  it('purges the expired sessions of all users', async () => {
    const [expired, alive] = [await open(await newUser()), await open(await newUser())]
    await age(expired, { opened: '8 days' })
    const many = await newUser()
    await sql`
      insert into sessions (token_hash, user_id, email_verified, created_at, expires_at)
      select sha256(n::text::bytea), ${many}, true, now() - interval '9 days', now() - interval '2 days'
      from generate_series(1, 1500) as n`.execute(database.db)
    expect(await purgeExpiredSessions(database.db)).toBeGreaterThanOrEqual(1501)
    expect(await lastSeenSecondsAgo(expired)).toBeUndefined()
    expect(await lastSeenSecondsAgo(alive)).toBeDefined()
    expect(await purgeExpiredSessions(database.db)).toBe(0)
  })

  it('opens 30 sessions of one user at once', async () => {
    const userId = await newUser()
    const old = await open(userId, false)
    const keys = await Promise.all(Array.from({ length: 30 }, () => open(userId)))
    const found = await Promise.all(keys.map(find))
    expect(found.every((session) => session?.userId === userId)).toBe(true)
    expect(await find(old)).toBeUndefined()
  })
})
