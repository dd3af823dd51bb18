import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { startThrowawayPostgres } from '../../dev-services/postgres'
import { watchLocks } from '../../lab/proofs/upgrade/watchLocks'
import { migrate } from '../../server/src/db/migrate'

it('a migration that holds a lock of an existing table is seen, and for how long', async () => {
  const root = await mkdtemp(join(tmpdir(), 'jontro-migrations-'))
  const folder = join(root, 'migrations')
  await mkdir(folder)
  await mkdir(join(root, 'routines'))
  await writeFile(join(folder, 'checksums.sha256'), '')
  const { url, stop } = await startThrowawayPostgres()
  try {
    await writeFile(join(folder, '0001_orders.sql'), 'create table orders (id int);')
    await migrate(url, folder)
    await writeFile(
      join(folder, '0002_status.sql'),
      'alter table orders add status text; create table refunds (id int); select pg_sleep(1);',
    )
    const stopWatching = await watchLocks(url)
    await migrate(url, folder)
    const { locks, control } = await stopWatching()
    assert.deepEqual(
      locks.map(({ migration, relation, mode }) => ({ migration, relation, mode })),
      [{ migration: '0002', relation: 'orders', mode: 'AccessExclusiveLock' }],
    )
    const held = locks[0]?.milliseconds ?? 0
    assert.ok(held > 200, `${held} ms`)
    assert.ok(control > 0 && control < held, `${control} ms`)
  } finally {
    await stop()
    await rm(root, { recursive: true })
  }
})
