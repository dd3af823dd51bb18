import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { migrate } from '../../src/db/migrate'
import { databaseUrl, migrationsFolder, onServer } from '../support/templates'

const name = `jontro_refund_migration_${process.pid}`
const url = databaseUrl(name)
let root = ''

beforeAll(async () => {
  await onServer((client) =>
    client.query(`create database ${name} encoding 'UTF8' template template0`),
  )
  root = await mkdtemp(join(tmpdir(), 'jontro-migrations-'))
  await mkdir(join(root, 'routines'))
  // A migration of them names it.
  await cp(
    join(migrationsFolder, '../routines/check_cart_owner.sql'),
    join(root, 'routines/check_cart_owner.sql'),
  )
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
  await onServer((client) => client.query(`drop database ${name} with (force)`))
})

/** Payments of one deleted order each, as the version before refunds had a life of their own left them. */
const payments = `
  insert into orders (id, email, name, mobile_number, country, district, address, total_amount, delivery_charge, deleted_at, transaction_id, paid_at)
  select ('01980000-0000-7000-8000-00000000001' || n)::uuid, 'u@example.com', 'U', '+8801711000000',
    'Bangladesh', 'Dhaka', 'Road 1', 500, 100, now(), '01J0000000000000000000000' || n, now()
  from generate_series(1, 3) n;
  insert into payment_attempts (tran_id, order_id, amount, state, val_id, bank_tran_id, captured_at, facts)
  select '01J0000000000000000000000' || n, ('01980000-0000-7000-8000-00000000001' || n)::uuid, 500, 'paid', 'v' || n, 'b' || n, now(),
    case when n < 3 then '{"refundRequestedAt": "2026-01-16T06:00:00Z"}'::jsonb else '{}' end
  from generate_series(1, 3) n;
  update payment_attempts set refunded_at = now(), refund_reference = 'REF' where tran_id like '%1';`

test('what was refunded stays so, and what was under way stays under way', async () => {
  const folder = join(root, 'migrations')
  // The versions before the one that adds the requests.
  await cp(migrationsFolder, folder, {
    recursive: true,
    filter: (source) => !(basename(source) >= '0033' && source.endsWith('.sql')),
  })
  await migrate(url, folder)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica; ${payments}; commit`)
    await migrate(url, migrationsFolder)
    const { rows } = await client.query(`
      select right(id, 1) as payment, needs_attention, refunded_at is not null as "isRefunded", refund_id as "refundId",
        refund_state as state, refund_started_at as "requestedAt"
      from captures order by id`)
    expect(rows).toEqual([
      {
        payment: '1',
        needs_attention: false,
        isRefunded: true,
        refundId: null,
        state: null,
        requestedAt: null,
      },
      {
        payment: '2',
        needs_attention: false,
        isRefunded: false,
        refundId: '01J00000000000000000000002',
        state: 'requested',
        requestedAt: new Date('2026-01-16T06:00:00Z'),
      },
      {
        payment: '3',
        needs_attention: true,
        isRefunded: false,
        refundId: null,
        state: null,
        requestedAt: null,
      },
    ])
    // The version that still runs asks admins to wait.
    const { rows: claims } = await client.query(
      `select refund_requested_at >= now() - interval '30 seconds' as claimed from captures where right(id, 1) = '2'`,
    )
    expect(claims).toEqual([{ claimed: true }])
  } finally {
    await client.end()
  }
})
