import type { Handlers } from '../../contract/types'
import { breaksRule } from '../../db/errors'
import type { Database } from '../../db/pool'
import { notFound, unauthenticated } from '../../http/problem'
import { bulkAnswer, idsOf, theOne } from '../../listing/bulk'
import { answerPage } from '../../listing/sendPage'
import { subjectOf } from '../users/subject'
import { removeRows } from './adminCommands'
import { type CartRow, cartItemOf } from './item'
import { cartRowsBy, shownRows } from './listing'
import { earlierTimeOf, refusalOf } from './rules'
import { addToCart, findCart, removeOwnRow, setQuantity } from './store'

type Services = { db: Database }

type CartHandlers = Pick<
  Handlers,
  | 'addToCart'
  | 'updateCartQuantity'
  | 'removeFromCart'
  | 'deleteCartItems'
  | 'listMyCart'
  | 'listAllCarts'
>

export function cartRoutes({ db }: Services): CartHandlers {
  return {
    addToCart: async ({ body, session }) => {
      const { gadgetId, quantity = 1, isMinimum, cartAdded } = body
      const options = { isMinimum, addedAt: earlierTimeOf(cartAdded) }
      const adding = addToCart(db, session, gadgetId, quantity, options)
      const added = await adding.catch((error: unknown) => {
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

    removeFromCart: async ({ params: { id }, session }) => {
      if (session.role === 'admin') theOne(await removeRows(db, session, idsOf([id])))
      else if (!(await removeOwnRow(db, id, session.userId))) throw notFound('Cart item')
      return { deletedCount: 1 }
    },

    deleteCartItems: async ({ body: { ids }, session }) =>
      bulkAnswer(await removeRows(db, session, idsOf(ids))),

    listMyCart: async ({ query, session }) => {
      const subject = await subjectOf(db, session, query.email)
      return (await findCart(db, subject)).map(cartItemOf)
    },

    listAllCarts: async (call) =>
      (await answerPage<CartRow>(db, call, cartRowsBy(call.query), shownRows)).map(cartItemOf),
  }
}
