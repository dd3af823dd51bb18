import type { Handlers } from '../../contract/types'
import { breaksRule } from '../../db/errors'
import type { Database } from '../../db/pool'
import { tellTotal, windowOf } from '../../lib/paging'
import { notFound, unauthenticated } from '../../lib/problem'
import { subjectOf } from '../users/subject'
import { cartItemOf } from './item'
import { refusalOf } from './rules'
import { addToCart, countRows, findCart, findRows, removeRow, setQuantity } from './store'

type Services = { db: Database }

type CartHandlers = Pick<
  Handlers,
  'addToCart' | 'updateCartQuantity' | 'removeFromCart' | 'listMyCart' | 'listAllCarts'
>

export function cartRoutes({ db }: Services): CartHandlers {
  return {
    addToCart: async ({ body: { gadgetId, quantity = 1 }, session }) => {
      const added = await addToCart(db, session, gadgetId, quantity).catch((error: unknown) => {
        throw breaksRule(error, 'userDeleted') ? unauthenticated() : error
      })
      const refusal = refusalOf(added)
      if (refusal || !added) throw refusal ?? notFound('Gadget')
      return cartItemOf(added)
    },

    updateCartQuantity: async ({ params: { id }, body: { quantity }, session }) => {
      const row = await setQuantity(db, session, id, quantity)
      if (!row) throw notFound('Cart item')
      return cartItemOf(row)
    },

    removeFromCart: async ({ params: { id }, session: { userId, role } }) => {
      const deletedCount = await removeRow(db, id, role === 'admin' ? undefined : userId)
      if (deletedCount === 0) throw notFound('Cart item')
      return { deletedCount }
    },

    listMyCart: async ({ query, session }) => {
      const subject = await subjectOf(db, session, query.email)
      return (await findCart(db, subject)).map(cartItemOf)
    },

    listAllCarts: async ({ query, request, reply }) => {
      const { search = '', sort = 'cartAdded', order = 'desc' } = query
      const filter = { search, sort, order }
      const window = windowOf(query)
      const total = await countRows(db, filter)
      tellTotal(request, reply, window, total)
      return (await findRows(db, filter, window, total)).map(cartItemOf)
    },
  }
}
