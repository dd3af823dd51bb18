import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../server/src/db/pool'
import { assert } from './errors'

const text = z.string().optional()

/** In the words of the protocol. Times are milliseconds as text, `validSince` seconds. */
export const accountSchema = z.object({
  localId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  displayName: text,
  photoUrl: text,
  /** Salt and hash; missing for users of Google only. */
  password: text,
  hasGoogle: z.boolean().optional(),
  disabled: z.boolean().optional(),
  /** Tokens issued before are revoked. */
  validSince: text,
  createdAt: z.string(),
  lastLoginAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

const fields = { localId: sql`account ->> 'localId'`, email: sql`account ->> 'email'` }

async function readAccount(db: Database, query: RawBuilder<{ account: Account }>) {
  return (await query.execute(db)).rows[0]?.account
}

export const findAccount = (db: Database, field: keyof typeof fields, value: string) =>
  readAccount(db, sql`select account from identity.accounts where ${fields[field]} = ${value}`)

/** Undefined if there is one with this id or e-mail. */
export function createAccount(db: Database, values: Partial<Account>) {
  const now = String(Date.now())
  const localId = randomBytes(21).toString('base64url')
  const account = { localId, emailVerified: false, createdAt: now, lastLoginAt: now, ...values }
  return readAccount(
    db,
    sql`insert into identity.accounts values (${JSON.stringify(account)}) on conflict do nothing returning account`,
  )
}

export async function updateAccount(
  db: Database,
  localId: string,
  changes: Partial<Account> | { password: null },
) {
  const account = await readAccount(
    db,
    sql`
      update identity.accounts set account = jsonb_strip_nulls(account || ${JSON.stringify(changes)}::jsonb)
      where ${fields.localId} = ${localId} returning account`,
  )
  assert(account, 'USER_NOT_FOUND')
  return account
}

export const deleteAccount = (db: Database, localId: string) =>
  sql`delete from identity.accounts where ${fields.localId} = ${localId}`.execute(db)

export async function listGoogleAccounts(db: Database): Promise<Account[]> {
  const { rows } = await sql<{ account: Account }>`
    select account from identity.accounts where account ? 'hasGoogle'
    order by account ->> 'lastLoginAt' desc limit 20`.execute(db)
  return rows.map(({ account }) => account)
}
