import { addressInNameMessage, hasAddress } from '../../../../common/addressInName'
import { emailMessage, isEmail } from '../../../../common/email'
import { isMobile, mobileMessage, normalizeMobile } from '../../../../common/mobile'
import { shop } from '../../../../shop/shop.config'
import type { components } from '../../contract/generated/types'
import { fromPaisa, toPaisa } from '../../db/money'
import { conflict, invalid, type Problem } from '../../http/problem'
import type { OrderItem } from './order'

export type OrderInput = components['schemas']['OrderInput']

/** A cart row with the current price. */
export type CartSnapshotRow = {
  gadgetId: string
  name: string
  image: string
  price: string
  quantity: number
  isAvailable: boolean
}

export type Delivery = {
  name: string
  contactEmail: string | null
  mobileNumber: string
  country: string
  district: string
  address: string
  additionalInfo: string
}

type Offer = Pick<OrderInput, 'totalAmount'> & {
  cartItems: readonly Pick<OrderInput['cartItems'][number], 'gadgetId' | 'price' | 'quantity'>[]
}

const incomplete = 'Please fill out all required fields.'

export const deliveryCharge = toPaisa(shop.deliveryCharge)

/** Normalises and validates the delivery address. */
export function toDelivery(input: Omit<OrderInput, 'cartItems' | 'totalAmount'>): Delivery {
  const delivery = {
    // In one line: mails begin with it, and would show further lines as text of the shop.
    name: input.name.trim().replace(/\s+/g, ' '),
    contactEmail: input.email?.trim() || null,
    mobileNumber: normalizeMobile(input.mobileNumber),
    country: input.country,
    district: input.district,
    address: input.address.trim(),
    additionalInfo: input.additionalInfo.trim(),
  }
  if (hasAddress(delivery.name)) throw invalid({ name: addressInNameMessage.en })
  if (delivery.contactEmail !== null && !isEmail(delivery.contactEmail)) {
    throw invalid({ email: emailMessage.en })
  }
  if (delivery.mobileNumber === '') {
    throw invalid({ mobileNumber: 'A mobile number is required.' }, incomplete)
  }
  if (!isMobile(delivery.mobileNumber)) throw invalid({ mobileNumber: mobileMessage.en })
  if (!shop.districts.some((district) => district === delivery.district)) {
    throw invalid({ district: 'We do not deliver to this district.' })
  }
  if (delivery.country !== shop.country) {
    throw invalid({ country: `We deliver in ${shop.country} only.` })
  }
  return delivery
}

/** In paisa, including the delivery charge. */
export function computeTotal(
  lines: readonly Pick<CartSnapshotRow, 'price' | 'quantity'>[],
): number {
  return lines.reduce((sum, { price, quantity }) => sum + toPaisa(price) * quantity, deliveryCharge)
}

export const toOrderItem = ({
  gadgetId,
  name,
  image,
  price,
  quantity,
}: CartSnapshotRow): OrderItem => ({
  gadgetId,
  name,
  price: fromPaisa(toPaisa(price)),
  quantity,
  image,
})

/** Amounts from the client are only compared, rounded to paisa. */
const isSameAmount = (given: number, paisa: number) => Math.round(given * 100) === paisa

function agrees({ cartItems, totalAmount }: Offer, lines: readonly CartSnapshotRow[]): boolean {
  const offered = new Map(cartItems.map((item) => [item.gadgetId.toLowerCase(), item]))
  return (
    cartItems.length === lines.length &&
    lines.every(({ gadgetId, price, quantity }) => {
      const item = offered.get(gadgetId)
      return item?.quantity === quantity && isSameAmount(item.price, toPaisa(price))
    }) &&
    isSameAmount(totalAmount, computeTotal(lines))
  )
}

function unavailable(lines: readonly CartSnapshotRow[]): Problem {
  const names = lines.map(({ name }) => name).join(', ')
  return conflict(
    'out_of_stock',
    `${names}: out of stock. Please remove ${lines.length > 1 ? 'them' : 'it'} from your cart.`,
    { cartItems: lines.map(toOrderItem) },
  )
}

/** Returns why the cart cannot become the order that the customer saw. */
export function findOrderProblem(
  offer: Offer,
  lines: readonly CartSnapshotRow[],
): Problem | undefined {
  if (lines.length === 0) return conflict('cart_empty', 'Your cart is empty.')
  const missing = lines.filter(({ isAvailable }) => !isAvailable)
  if (missing.length > 0) return unavailable(missing)
  if (agrees(offer, lines)) return undefined
  const totalAmount = fromPaisa(computeTotal(lines))
  return conflict(
    'cart_changed',
    'Your cart or its prices have changed. Please look at it again before you order.',
    { totalAmount, cartItems: lines.map(toOrderItem) },
  )
}
