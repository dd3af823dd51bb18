import { sql } from 'kysely'
import { readCaptures } from '../../../scripts/shop/customerApi'
import type { FaultyShop } from './faultyShop'
import { type Run, until } from './scenario'

const maxTime = 120_000

/**
 * Payments whose notification is lost are looked up a minute later. A short run does not wait so long: it makes them due at once,
 * after it has seen that they would be due in time. Payments that nobody paid are looked up at longer and longer intervals.
 */
const makeChecksDue = (shop: FaultyShop, captured: readonly string[]) =>
  shop.withDatabase(async (db) => {
    const { rows } = await sql<{ tran_id: string }>`
      select tran_id from payment_attempts
      where tran_id = any(${captured}::text[]) and captured_at is null and state = 'open'
        and (next_check_at is null or next_check_at > now() + interval '2 minutes')`.execute(db)
    await sql`
      update payment_attempts set next_check_at = now() where captured_at is null and next_check_at is not null`.execute(
      db,
    )
    return rows.map(({ tran_id }) => `payment ${tran_id} is not looked up within two minutes`)
  })

/** What the provider has captured and the shop has not recorded, or has recorded otherwise. */
async function findPaymentDifferences(shop: FaultyShop, pageUrl: string): Promise<string[]> {
  const captured = await readCaptures(pageUrl)
  return shop.withDatabase(async (db) => {
    const { rows } = await sql<{ difference: string }>`
      with captured as (select unnest(${captured}::text[]) as tran_id)
      select 'captured, not applied: ' || c.tran_id as difference from captured c
      where not exists (select from payment_attempts a join orders o on o.id = a.order_id
        where a.tran_id = c.tran_id and (a.state = 'duplicate' or a.state = 'paid' and o.transaction_id = a.tran_id))
      union all
      select 'applied, not captured: ' || a.tran_id from payment_attempts a
      where a.val_id is not null and a.tran_id not in (select tran_id from captured)
        and exists (select from captured) and a.created_at >= (
          select min(b.created_at) from payment_attempts b join captured c on c.tran_id = b.tran_id)`.execute(
      db,
    )
    return rows.map(({ difference }) => difference)
  })
}

/** Waits until the shop has recorded every capture of the provider; returns what it has not recorded in time. */
export async function assertEveryCaptureIsApplied(
  run: Run,
  shop: FaultyShop,
  pageUrl: string | undefined,
): Promise<string[]> {
  if (!pageUrl) return []
  const findings = run.isLong ? [] : await makeChecksDue(shop, await readCaptures(pageUrl))
  let differences: string[] = []
  const isSame = async () => {
    differences = await findPaymentDifferences(shop, pageUrl)
    return differences.length === 0
  }
  await until('every capture is applied', isSame, { timeout: maxTime, interval: 200 }).catch(
    () => undefined,
  )
  return [...findings, ...differences]
}
