import { notFound } from '../../http/problem'
import { orderSubject } from '../audit'
import type { NoteSubject } from './store'

export const orderNotes: NoteSubject = {
  table: 'order_notes',
  column: 'order_id',
  /** Also of deleted orders. */
  async lock(trx, id) {
    const order = await trx
      .selectFrom('orders')
      .select(['name', 'email'])
      .where('id', '=', id)
      .forShare()
      .executeTakeFirst()
    if (!order) throw notFound('Order')
    return orderSubject({ ...order, id })
  },
  actions: { add: 'addOrderNote', delete: 'deleteOrderNote' },
  toFacts: (note) => ({ note }),
}

export const customerNotes: NoteSubject = {
  table: 'customer_notes',
  column: 'user_id',
  /** Until it commits the account is not deleted: a trigger deletes its notes. */
  async lock(trx, id) {
    const user = await trx
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (!user) throw notFound('User')
    return { subject: `User/${id}`, label: user.email }
  },
  actions: { add: 'addCustomerNote', delete: 'deleteCustomerNote' },
  // The audit log outlives the account.
  toFacts: () => ({}),
}
