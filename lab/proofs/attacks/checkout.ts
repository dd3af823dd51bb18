import { checkoutOf } from '../../people/customerApi'
import type { Reply } from './client'

type CartRows = Parameters<typeof checkoutOf>[0]

/** What the checkout page sends for this cart. */
export const toCheckout = (cart: Reply) => checkoutOf(cart.json<CartRows>())
