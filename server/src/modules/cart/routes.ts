import type { Handlers } from '../../contract/types'
import { violatesRule } from '../../db/errors'
import type { Database } from '../../db/pool'
import { notFound, unauthenticated } from '../../http/problem'
import { normalizeIds, singleOutcome, toBulkResponse } from '../../listing/bulk'
import { sendPage } from '../../listing/sendPage'
import { findTargetUser } from '../users'
import { removeRows } from './adminCommands'
import { toCartItem } from './item'
import { cartRowListing, cartRowSelection } from './listing'
import { findCartProblem, parseAddedAt } from './rules'
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
      const options = { isMinimum, addedAt: parseAddedAt(cartAdded) }
      const adding = addToCart(db, session, gadgetId, quantity, options)
      const added = await adding.catch((error: unknown) => {
        throw violatesRule(error, 'userDeleted') ? unauthenticated() : error
      })
      const problem = findCartProblem(added)
      if (problem || !added) throw problem ?? notFound('Gadget')
      return toCartItem(added)
    },

    updateCartQuantity: async ({ params: { id }, body: { quantity }, session }) => {
      const row = await setQuantity(db, session, id, quantity)
      if (!row) throw notFound('Cart item')
      return toCartItem(row)
    },

    removeFromCart: async ({ params: { id }, session }) => {
      if (session.role === 'admin') singleOutcome(await removeRows(db, session, normalizeIds([id])))
      else if (!(await removeOwnRow(db, id, session.userId))) throw notFound('Cart item')
      return { deletedCount: 1 }
    },

    deleteCartItems: async ({ body: { ids }, session }) =>
      toBulkResponse(await removeRows(db, session, normalizeIds(ids))),

    listMyCart: async ({ query, session }) => {
      const subject = await findTargetUser(db, session, query.email)
      return (await findCart(db, subject)).map(toCartItem)
    },

    listAllCarts: (call) => sendPage(db, call, cartRowListing(call.query), cartRowSelection),
  }
}
