import { sql } from 'kysely'
import type { Session } from '../contract/types'
import type { Database } from '../db/pool'
import { prepared } from '../db/prepared'
import { createToken, toSessionKey } from './session'

type Options = {
  /** Called if the time of last use could not be saved; the request continues. */
  onError?: (error: unknown) => void
  /** Called when this process has ended a session. */
  onEnded?: (sessionKey: string) => void
}

type Opening = {
  userId: string
  emailVerified: boolean
  isRemembered?: boolean
  /** Issue time of the identity token that opens the session; defaults to now. */
  tokenIssuedAt?: Date
}

const idleTime = sql`interval '12 hours'`
const wholeTime = sql`interval '7 days'`
/** A remembered session ends this long after its last renewal. */
export const rememberedDays = 30
const rememberedTime = sql`make_interval(days => ${sql.lit(rememberedDays)})`
/** Requests in progress still send the old cookie and must not be treated as signed out. */
const graceTime = sql`interval '1 minute'`
const isAlive = sql<boolean>`s.expires_at > now()
  and (s.is_remembered or s.last_seen_at > now() - ${idleTime})`

/** Not of a replaced session, which stays in its grace time. */
const isRenewalDue = sql<boolean>`s.is_remembered and s.expires_at > now() + ${graceTime}
  and s.expires_at < now() + ${rememberedTime} - interval '1 day'`

const toTokenHash = (sessionKey: string) => Buffer.from(sessionKey, 'hex')

/** Stores sessions in the database, so that all processes share them. Expiry uses the database's clock only. */
export function createSessionStore(
  db: Database,
  { onError = () => undefined, onEnded = () => undefined }: Options = {},
) {
  const touching = new Set<string>()

  async function touch(sessionKey: string) {
    if (touching.has(sessionKey)) return
    touching.add(sessionKey)
    await sql`
      update sessions set last_seen_at = now()
      where token_hash = ${toTokenHash(sessionKey)} and last_seen_at < now()`
      .execute(db)
      .catch(onError)
    touching.delete(sessionKey)
  }

  return {
    /** Opens a session and returns its token, which is not stored. Deletes the user's expired and unverified sessions. */
    async open(opening: Opening): Promise<string> {
      const { userId, emailVerified, isRemembered = false, tokenIssuedAt } = opening
      const token = createToken()
      await sql`
        with obsolete as (
          select s.token_hash from sessions s
          where s.user_id = ${userId}
            and (not (${isAlive}) or ${emailVerified}::boolean and not s.email_verified)
          order by s.token_hash
          for update
        ),
        removed as (delete from sessions s using obsolete o where s.token_hash = o.token_hash)
        insert into sessions (token_hash, user_id, email_verified, is_remembered, expires_at, token_issued_at)
        values (${toTokenHash(toSessionKey(token))}, ${userId}, ${emailVerified}, ${isRemembered},
          now() + ${isRemembered ? rememberedTime : wholeTime}, coalesce(${tokenIssuedAt ?? null}::timestamptz, now()))`.execute(
        db,
      )
      return token
    },

    async find(sessionKey: string): Promise<Session | undefined> {
      const { rows } = await sql<Session & { isStale: boolean }>`${prepared}
        select u.id as "userId", u.identity_uid as "identityUid", u.email, u.role,
          s.is_remembered as "isRemembered", ${isRenewalDue} as "isRenewalDue",
          s.last_seen_at < now() - interval '1 minute' as "isStale"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${toTokenHash(sessionKey)} and u.deleted_at is null and ${isAlive}`.execute(
        db,
      )
      const [found] = rows
      if (!found) return undefined
      const { isStale, ...session } = found
      if (isStale) void touch(sessionKey)
      return session
    },

    /** Returns those sessions that were ended by any process or have expired. */
    async findEnded(sessionKeys: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ sessionKey: string }>`
        select encode(s.token_hash, 'hex') as "sessionKey"
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = any(${sessionKeys.map(toTokenHash)}) and u.deleted_at is null
          and ${isAlive}`.execute(db)
      const alive = new Set(rows.map(({ sessionKey }) => sessionKey))
      return sessionKeys.filter((sessionKey) => !alive.has(sessionKey))
    },

    async renew(sessionKey: string): Promise<void> {
      await sql`
        update sessions s set expires_at = now() + ${rememberedTime}
        where s.token_hash = ${toTokenHash(sessionKey)} and ${isRenewalDue}`.execute(db)
    },

    async end(sessionKey: string): Promise<void> {
      await sql`delete from sessions where token_hash = ${toTokenHash(sessionKey)}`.execute(db)
      onEnded(sessionKey)
    },

    /** The browser got a new session of `userId`: its previous session ends, at once if it belongs to another user. */
    async replace(sessionKey: string, userId: string): Promise<void> {
      const { rows } = await sql`
        with of_another as (
          delete from sessions where token_hash = ${toTokenHash(sessionKey)} and user_id <> ${userId}
        )
        update sessions
        set expires_at = greatest(
          least(expires_at, now() + ${graceTime}), created_at + interval '1 second'
        )
        where token_hash = ${toTokenHash(sessionKey)} and user_id = ${userId}
        returning 1`.execute(db)
      if (rows.length === 0) onEnded(sessionKey)
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

const purgeBatch = 1000

/** Deletes expired sessions and returns their number. */
export async function purgeExpiredSessions(db: Database): Promise<number> {
  let purged = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from sessions where token_hash in (
        select token_hash from sessions where expires_at < now()
        order by expires_at limit ${purgeBatch} for update skip locked
      )`.execute(db)
    purged += Number(numAffectedRows)
    if (numAffectedRows < purgeBatch) return purged
  }
}
