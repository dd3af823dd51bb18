import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { isUuid } from '../../../common/isUuid'
import type { Language } from '../../../common/text'
import { fallbackName, fallbackPhoto } from '../../../shop/fallbackUser'
import type { Role } from '../contract/types'
import type { Database } from '../db/pool'
import { transaction } from '../db/transaction'
import { requireUploads } from '../modules/images'
import { queueAccountUpdate, type UserRow, userColumns } from '../modules/users'

export type SignedIn = {
  id: string
  email: string
  role: Role
}

type SignInDetails = {
  uid: string
  email: string
  emailVerified: boolean
  name: string
  photo: string
  /** Promotes the user to admin, unless an admin has changed the role before. */
  isConfiguredAdmin: boolean
}

type Profile = {
  name: string
  photo: string
  language: Language | undefined
  /** Whether the change is to be sent to the identity service. */
  isQueued: boolean
}

type TokenCheck = {
  tokenIssuedAt: Date
  tokensValidFrom?: Date
  createdAt?: Date
  hasPassword?: boolean
}

/**
 * Returns the user of this identity, created if there is none yet; undefined if the user is deleted, or if the e-mail was
 * verified after the token was issued. Sign-ins of one identity take turns: with two unique columns, concurrent first ones
 * could deadlock.
 */
export async function recordSignIn(
  db: Database,
  { uid, email, emailVerified, name, photo, isConfiguredAdmin }: SignInDetails,
): Promise<SignedIn | undefined> {
  const { rows } = await sql<SignedIn>`
    insert into users (id, identity_uid, email, email_verified, name, photo, role)
    select ${newId()}::uuid, ${uid}, ${email.toLowerCase()}, ${emailVerified}::boolean, ${name}, ${photo},
      case when ${isConfiguredAdmin}::boolean then 'admin' else 'user' end::user_role
    from (select pg_advisory_xact_lock(hashtextextended(${uid}, 0))) as turn
    on conflict (identity_uid) do update
    set email = excluded.email,
      email_verified = excluded.email_verified,
      last_login_at = now(),
      role = case
        when excluded.role = 'admin' and not exists (
          select from audit_log
          where subject = 'User/' || users.id and action = 'updateUserRole'
        ) then 'admin'
        else users.role
      end
    where users.deleted_at is null
      and (excluded.email_verified or not users.email_verified or excluded.email <> users.email)
    returning id, email, role`.execute(db)
  return rows[0]
}

type KnownIdentity = {
  isDeleted: boolean
  /** Issue time of the newest token that was checked with the identity service. */
  tokenCheckedAt: Date | null
}

/** Returns what is stored of an identity; undefined if it has not signed in yet. */
export const findIdentity = (db: Database, uid: string): Promise<KnownIdentity | undefined> =>
  db
    .selectFrom('users')
    .select(({ eb }) => [
      eb('deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'),
      'token_checked_at as tokenCheckedAt',
    ])
    .where('identity_uid', '=', uid)
    .executeTakeFirst()

/**
 * Ends the sessions opened with tokens from before `tokensValidFrom`, except the caller's own, which the new session replaces.
 */
export function recordTokenCheck(
  db: Database,
  userId: string,
  { tokenIssuedAt, tokensValidFrom, createdAt, hasPassword }: TokenCheck,
  ownSessionKey: string | undefined,
): Promise<void> {
  return transaction(db, async (trx) => {
    await sql`
      update users set
        token_checked_at = greatest(token_checked_at, ${tokenIssuedAt}),
        tokens_valid_from = greatest(tokens_valid_from, ${tokensValidFrom ?? null}),
        account_created_at = least(account_created_at, ${createdAt ?? null}),
        has_password = coalesce(${hasPassword ?? null}, has_password)
      where id = ${userId}`.execute(trx)
    await sql`
      delete from sessions s using users u
      where u.id = ${userId} and s.user_id = u.id and s.token_issued_at < u.tokens_valid_from
        and s.token_hash is distinct from ${ownSessionKey ? Buffer.from(ownSessionKey, 'hex') : null}`.execute(
      trx,
    )
  })
}

/** At registration the first call has no name and photo yet and may arrive last: fallbacks never overwrite known values. */
export async function saveProfile(
  db: Database,
  userId: string,
  { name, photo, language, isQueued }: Profile,
): Promise<UserRow | undefined> {
  return transaction(db, async (trx) => {
    const before = await trx
      .selectFrom('users')
      .select(['name', 'photo'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (photo !== before?.photo) await requireUploads(trx, 'photo', [photo])
    const user = await trx
      .updateTable('users')
      .set({
        name: sql`case when ${name} = ${fallbackName} then name else ${name} end`,
        photo: sql`case when ${photo} = ${fallbackPhoto} then photo else ${photo} end`,
        ...(language && { language }),
      })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .returning(userColumns)
      .executeTakeFirst()
    const isChanged = user?.name !== before?.name || user?.photo !== before?.photo
    if (user && isChanged && isQueued) await queueAccountUpdate(trx, userId)
    return user
  })
}

/** What the user's own browser shows of them. Fallbacks are the client's to show. */
export async function findProfile(db: Database, userId: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'photo', 'role', 'has_password'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return (
    user && {
      id: user.id,
      email: user.email,
      displayName: user.name === fallbackName ? null : user.name,
      photoURL: user.photo === fallbackPhoto ? null : user.photo,
      role: user.role,
      hasPassword: user.has_password ?? true,
    }
  )
}

export async function findRole(db: Database, emailOrId: string): Promise<Role | undefined> {
  const user = await db
    .selectFrom('users')
    .select('role')
    .where(isUuid(emailOrId) ? 'id' : 'email', '=', emailOrId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user?.role
}
