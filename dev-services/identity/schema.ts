import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/src/db/pool'

/** In a schema of its own, so that a shop with a real identity project has none of it. */
const statements = [
  'create schema if not exists identity',
  'create table if not exists identity.accounts (account jsonb not null)',
  `create unique index if not exists accounts_id on identity.accounts ((account ->> 'localId'))`,
  `create unique index if not exists accounts_email on identity.accounts ((account ->> 'email'))`,
  `create table if not exists identity.links (
    code text primary key,
    email text not null,
    "requestType" text not null,
    url text not null,
    created_at timestamptz not null default now(),
    is_mailed boolean not null default false
  )`,
  'create table if not exists identity.keys (private_key text not null)',
]

/** In a transaction: creates what is missing, once, however many programs start on the database at the same time. */
export async function createSchema(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('jontro identity'))`.execute(trx)
  for (const statement of statements) await sql.raw(statement).execute(trx)
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await sql`
    insert into identity.keys select ${privateKey.export({ type: 'pkcs8', format: 'pem' })}
    where not exists (select from identity.keys)`.execute(trx)
}
