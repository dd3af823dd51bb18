import { ensureNotifications, listenForChanges, NotificationsError } from '../../src/db/changes'
import { type FreshDatabase, freshDatabase } from '../support/database'
import { startTransactionPooler } from '../support/transactionPooler'

let fresh: FreshDatabase
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>

beforeAll(async () => {
  fresh = await freshDatabase()
  pooler = await startTransactionPooler(fresh.url)
})
afterAll(async () => {
  await pooler.close()
  await fresh.drop()
})

test('rejects a pooler that drops notifications', async () => {
  const start = ensureNotifications(pooler.url, 500)
  await expect(start).rejects.toThrow(NotificationsError)
  await expect(start).rejects.toThrow('a connection pooler in\ntransaction mode, such as PgBouncer')
})

test('accepts a database whose notifications arrive', async () => {
  await ensureNotifications(fresh.url)
})

test('replaces a connection that is alive but receives no notifications', async () => {
  pooler.dropNotifications(false)
  let onGap = () => {}
  const gap = new Promise<void>((resolve) => {
    onGap = resolve
  })
  const errors: unknown[] = []
  const listener = listenForChanges({
    url: pooler.url,
    heartbeat: 10,
    onChange: () => undefined,
    onGap: () => onGap(),
    onError: (error) => {
      errors.push(error)
      pooler.dropNotifications(false)
    },
  })
  await listener.ready
  pooler.dropNotifications(true)
  await gap
  expect(errors[0]).toEqual(new Error('Notices of the database do not arrive'))
  await listener.close()
})
