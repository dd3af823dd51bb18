import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { Session } from '../../contract/types'
import type { OrderStatus } from '../../db/generated/schema'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound, type Problem } from '../../http/problem'
import { type Outcome, toBulkOutcome } from '../../listing/bulk'
import { type Action, orderSubject, recordActions } from '../audit'
import { dropMail, queueMails } from '../mail'
import { alreadyDelivered, lockById } from './adminCommands'

type StepOrder = {
  id: string
  name: string
  email: string
  status: OrderStatus
  packedAt: Date | null
  handedOverAt: Date | null
  courier: string | null
  trackingNumber: string | null
}

export type HandOver = { courier: string; trackingNumber: string | null }

const alreadyHandedOver = () =>
  conflict(
    'already_handed_over',
    text(
      'This order is already handed over to the courier.',
      'অর্ডারটি আগেই কুরিয়ারের হাতে দেওয়া হয়েছে।',
    ),
  )

/** Locks those that exist, and are not cancelled. */
async function lockOrders(trx: Transaction, ids: readonly string[]): Promise<StepOrder[]> {
  await lockById(ids).execute(trx)
  const { rows } = await sql<StepOrder>`
    select id, name, email, status, packed_at as "packedAt", handed_over_at as "handedOverAt", courier,
      tracking_number as "trackingNumber"
    from orders where id = any (${ids}::uuid[]) and deleted_at is null`.execute(trx)
  return rows
}

async function lockPending(trx: Transaction, id: string): Promise<StepOrder> {
  const [order] = await lockOrders(trx, [id])
  if (!order) throw notFound('Order')
  if (order.status === 'Delivered') throw alreadyDelivered()
  return order
}

const record = (
  trx: Transaction,
  session: Session,
  orders: readonly StepOrder[],
  action: Pick<Action, 'action' | 'before' | 'after'>,
) =>
  recordActions(
    trx,
    session,
    orders.map((order) => ({ ...action, ...orderSubject(order) })),
  )

function findPackProblem(order: StepOrder | undefined): Problem | undefined {
  if (!order) return notFound('Order')
  if (order.status === 'Delivered') return alreadyDelivered()
  return order.handedOverAt && !order.packedAt ? alreadyHandedOver() : undefined
}

type Packed = { id: string; isNew: boolean }

/** Orders that are packed already stay as they are. */
export function packOrders(
  db: Database,
  session: Session,
  ids: readonly string[],
): Promise<Outcome<Packed>> {
  return transaction(db, async (trx) => {
    const orders = await lockOrders(trx, ids)
    const packable = orders.filter((order) => !findPackProblem(order))
    const unpacked = packable.filter(({ packedAt }) => packedAt === null)
    await sql`
      update orders set packed_at = now() where id = any (${unpacked.map(({ id }) => id)}::uuid[])`.execute(
      trx,
    )
    await record(trx, session, unpacked, { action: 'packOrder' })
    const done = packable.map((order) => ({ id: order.id, isNew: order.packedAt === null }))
    return toBulkOutcome(
      ids,
      done,
      (id) => findPackProblem(orders.find((order) => order.id === id)) ?? notFound('Order'),
    )
  })
}

/** Returns how many orders it changed: none if it was not packed. */
export function undoPacking(db: Database, session: Session, id: string): Promise<number> {
  return transaction(db, async (trx) => {
    const order = await lockPending(trx, id)
    if (order.packedAt === null) return 0
    if (order.handedOverAt) throw alreadyHandedOver()
    await sql`update orders set packed_at = null where id = ${id}`.execute(trx)
    await record(trx, session, [order], {
      action: 'undoPacking',
      before: { packedAt: order.packedAt },
    })
    return 1
  })
}

const withCourier = ({
  courier,
  trackingNumber,
}: Pick<StepOrder, 'courier' | 'trackingNumber'>) => ({
  courier,
  ...(trackingNumber !== null && { trackingNumber }),
})

/** The time stays that of the first call; later ones correct the courier. Returns how many orders it changed. */
export function handOverOrder(
  db: Database,
  session: Session,
  id: string,
  { courier, trackingNumber }: HandOver,
): Promise<number> {
  return transaction(db, async (trx) => {
    const order = await lockPending(trx, id)
    if (order.courier === courier && order.trackingNumber === trackingNumber) return 0
    await sql`
      update orders
      set handed_over_at = coalesce(handed_over_at, now()), courier = ${courier}, tracking_number = ${trackingNumber}
      where id = ${id}`.execute(trx)
    if (!order.handedOverAt) await queueMails(trx, 'handedOver', [id])
    await record(trx, session, [order], {
      action: 'handOverOrder',
      ...(order.handedOverAt && { before: withCourier(order) }),
      after: withCourier({ courier, trackingNumber }),
    })
    return 1
  })
}

/** Returns how many orders it changed: none if it was not handed over. */
export function undoHandOver(db: Database, session: Session, id: string): Promise<number> {
  return transaction(db, async (trx) => {
    const order = await lockPending(trx, id)
    if (!order.handedOverAt) return 0
    await sql`
      update orders set handed_over_at = null, courier = null, tracking_number = null where id = ${id}`.execute(
      trx,
    )
    await dropMail(trx, 'handedOver', id)
    await record(trx, session, [order], { action: 'undoHandOver', before: withCourier(order) })
    return 1
  })
}
