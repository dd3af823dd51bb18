import { sql } from 'kysely'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { transaction } from '../../db/transaction'
import { notFound } from '../../http/problem'
import { type Outcome, toBulkOutcome } from '../../listing/bulk'
import { recordActions } from '../audit'

type Removed = { id: string; userId: string; author: string; name: string; quantity: number }

/** Removes rows of any cart; rows of other users are recorded in the audit log. */
export function removeRows(
  db: Database,
  session: Session,
  ids: readonly string[],
): Promise<Outcome<Removed>> {
  return transaction(db, async (trx) => {
    const { rows } = await sql<Removed>`
      with found as (
        select id from cart_rows where id = any (${ids}::uuid[]) order by id for update
      )
      delete from cart_rows c using found, products p, users u
      where c.id = found.id and p.id = c.product_id and u.id = c.user_id
      returning c.id, c.user_id as "userId", u.email as author, c.quantity, p.product_name as name`.execute(
      trx,
    )
    await recordActions(
      trx,
      session,
      rows
        .filter(({ userId }) => userId !== session.userId)
        .map(({ id, author, name, quantity }) => ({
          action: 'removeFromCart',
          subject: `Cart/${id}`,
          label: `${name} (${author})`,
          before: { author, name, quantity },
        })),
    )
    return toBulkOutcome(ids, rows, () => notFound('Cart item'))
  })
}
