import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { components } from '../../contract/generated/types'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { conflict, notFound } from '../../http/problem'
import { recordActions } from '../audit'

type OrderNote = components['schemas']['OrderNote']
type NoteRow = {
  id: string
  orderId: string
  authorId: string
  author: string
  text: string
  writtenAt: Date
}

const noteQuery = sql`
  select n.id, n.order_id as "orderId", n.author_id as "authorId", u.email as author, n.text, n.written_at as "writtenAt"
  from order_notes n join users u on u.id = n.author_id`

const toNote = ({ id, author, text, writtenAt }: NoteRow): OrderNote => ({
  _id: id,
  author,
  text,
  writtenAt: writtenAt.toISOString(),
})

async function findNote(trx: Transaction, id: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`${noteQuery} where n.id = ${id}`.execute(trx)
  return rows[0]
}

/** Also of deleted orders. */
async function lockOrder(trx: Transaction, id: string) {
  const order = await trx
    .selectFrom('orders')
    .select(['name', 'email'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!order) throw notFound('Order')
  return order
}

/** Newest first. */
export async function findOrderNotes(db: Database, orderId: string): Promise<OrderNote[]> {
  const { rows } = await sql<NoteRow>`
    ${noteQuery} where n.order_id = ${orderId} order by n.written_at desc, n.id desc`.execute(db)
  return rows.map(toNote)
}

/** The same call twice writes one note. */
export function addOrderNote(
  db: Database,
  session: Session,
  { orderId, id, text: note }: { orderId: string; id: string; text: string },
): Promise<OrderNote> {
  return transaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const { numAffectedRows } = await sql`
      insert into order_notes (id, order_id, author_id, text)
      values (${id}, ${orderId}, ${session.userId}, ${note}) on conflict do nothing`.execute(trx)
    const kept = await findNote(trx, id)
    if (kept?.orderId !== orderId || kept.authorId !== session.userId || kept.text !== note) {
      throw conflict(
        'note_exists',
        text('There is another note with this ID.', 'এই ID-র আরেকটি নোট আছে।'),
      )
    }
    if (numAffectedRows === 1n) {
      await recordActions(trx, session, {
        action: 'addOrderNote',
        subject: `Order/${orderId}`,
        label: `${order.name} (${order.email})`,
        after: { note },
      })
    }
    return toNote(kept)
  })
}

/** Admins delete their own notes only; the audit log keeps the text. Returns how many were deleted. */
export function deleteOrderNote(
  db: Database,
  session: Session,
  { orderId, id }: { orderId: string; id: string },
): Promise<number> {
  return transaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    const note = await findNote(trx, id)
    if (note?.orderId !== orderId) return 0
    if (note.authorId !== session.userId) {
      throw conflict(
        'note_of_another',
        text(`Only ${note.author} can delete this note.`, `নোটটি শুধু ${note.author} মুছতে পারেন।`),
      )
    }
    const { numAffectedRows } = await sql`delete from order_notes where id = ${id}`.execute(trx)
    if (numAffectedRows !== 1n) return 0
    await recordActions(trx, session, {
      action: 'deleteOrderNote',
      subject: `Order/${orderId}`,
      label: `${order.name} (${order.email})`,
      before: { note: note.text },
    })
    return 1
  })
}
