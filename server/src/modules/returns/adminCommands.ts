import { sql } from 'kysely'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { type Transaction, transaction } from '../../db/transaction'
import { notFound } from '../../http/problem'
import { orderSubject, recordActions } from '../audit'
import { queueReturnMail } from '../mail'
import { type ReturnRequest, type ReturnRow, returnSelection } from './request'
import { answeredAlready, notAccepted, withdrawnAlready } from './rules'

type AdminRow = ReturnRow & { answered_by: string | null }

async function findRequest(trx: Transaction, id: string): Promise<AdminRow> {
  const { columns, from } = returnSelection
  const { rows } = await sql<AdminRow>`select ${columns} from ${from} where r.id = ${id}`.execute(
    trx,
  )
  const [row] = rows
  if (!row) throw notFound('Request')
  return row
}

const subjectOf = ({ order_id: id, customer: name, email }: AdminRow) =>
  orderSubject({ id, name, email })

/** Answers an open request. Of two admins the second gets an error with the answer of the first. */
export function answerReturn(
  db: Database,
  session: Session,
  id: string,
  { isAccepted, answer }: { isAccepted: boolean; answer: string },
): Promise<ReturnRequest> {
  const state = isAccepted ? 'accepted' : 'declined'
  return transaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update return_requests
      set state = ${state}, answer = ${answer}, answered_at = now(), answered_by = ${session.userId}
      where id = ${id} and state = 'open'`.execute(trx)
    const row = await findRequest(trx, id)
    if (numAffectedRows === 1n) {
      await queueReturnMail(trx, row.order_id, id)
      await recordActions(trx, session, {
        action: 'answerReturn',
        ...subjectOf(row),
        after: {
          requestKind: row.kind,
          product: row.name,
          quantity: row.quantity,
          requestState: state,
          answer,
        },
      })
      return returnSelection.read(row)
    }
    if (row.state === 'withdrawn') throw withdrawnAlready()
    const isSame = row.state === state && row.answer === answer && row.answered_by === session.email
    if (!isSame) throw answeredAlready({ ...row, answeredBy: row.answered_by })
    return returnSelection.read(row)
  })
}

/** Records that an accepted request is done; one that is done already stays as it is. */
export function finishReturn(db: Database, session: Session, id: string): Promise<ReturnRequest> {
  return transaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update return_requests set state = 'done', closed_at = now() where id = ${id} and state = 'accepted'`.execute(
      trx,
    )
    const row = await findRequest(trx, id)
    if (row.state !== 'done') throw notAccepted()
    if (numAffectedRows === 1n) {
      await recordActions(trx, session, {
        action: 'finishReturn',
        ...subjectOf(row),
        after: { requestKind: row.kind, product: row.name, quantity: row.quantity },
      })
    }
    return returnSelection.read(row)
  })
}
