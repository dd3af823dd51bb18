import { addressInNameMessage, hasAddress } from '../../../../common/addressInName'
import { emailMessage, isEmail } from '../../../../common/email'
import { formatTaka } from '../../../../common/formatTaka'
import { isMobile, mobileMessage, normalizeMobile } from '../../../../common/mobile'
import { districtIn } from '../../../../common/placeNames'
import { inLanguage, type Language, text } from '../../../../common/text'
import { deliveryTo } from '../../../../shop/delivery'
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
  /** In Bengali, or else `name`. */
  nameBn: string
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

type Offer = Pick<OrderInput, 'totalAmount' | 'district'> & {
  cartItems: readonly Pick<OrderInput['cartItems'][number], 'gadgetId' | 'price' | 'quantity'>[]
}

const incomplete = text('Please fill out all required fields.', 'অনুগ্রহ করে প্রয়োজনীয় সব ঘর পূরণ করুন।')

/** In paisa. */
export const deliveryChargeTo = (district: string) => toPaisa(deliveryTo(district).charge)

/** Normalises and validates the delivery address. */
export function toDelivery(
  input: Omit<OrderInput, 'cartItems' | 'totalAmount' | 'language'>,
): Delivery {
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
  if (hasAddress(delivery.name)) throw invalid({ name: addressInNameMessage })
  if (delivery.contactEmail !== null && !isEmail(delivery.contactEmail)) {
    throw invalid({ email: emailMessage })
  }
  if (delivery.mobileNumber === '') {
    throw invalid(
      { mobileNumber: text('A mobile number is required.', 'মোবাইল নম্বর দিতে হবে।') },
      incomplete,
    )
  }
  if (!isMobile(delivery.mobileNumber)) throw invalid({ mobileNumber: mobileMessage })
  if (!shop.districts.some((district) => district === delivery.district)) {
    throw invalid({
      district: text('We do not deliver to this district.', 'এই জেলায় আমরা ডেলিভারি দিই না।'),
    })
  }
  if (delivery.country !== shop.country) {
    throw invalid({
      country: text(`We deliver in ${shop.country} only.`, 'আমরা শুধু বাংলাদেশে ডেলিভারি দিই।'),
    })
  }
  return delivery
}

/** In paisa, including the delivery to the district. */
export function computeTotal(
  lines: readonly Pick<CartSnapshotRow, 'price' | 'quantity'>[],
  district: string,
): number {
  return lines.reduce(
    (sum, { price, quantity }) => sum + toPaisa(price) * quantity,
    deliveryChargeTo(district),
  )
}

/** As the customer saw it, who ordered in this language. */
export const inOrderLanguage = (language: Language, line: CartSnapshotRow): CartSnapshotRow => ({
  ...line,
  name: inLanguage(language)({ en: line.name, bn: line.nameBn }),
})

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

function hasSameItems({ cartItems }: Offer, lines: readonly CartSnapshotRow[]): boolean {
  const offered = new Map(cartItems.map((item) => [item.gadgetId.toLowerCase(), item]))
  return (
    cartItems.length === lines.length &&
    lines.every(({ gadgetId, price, quantity }) => {
      const item = offered.get(gadgetId)
      return item?.quantity === quantity && isSameAmount(item.price, toPaisa(price))
    })
  )
}

const cartHasChanged = text(
  'Your cart or its prices have changed. Please look at it again before you order.',
  'আপনার কার্ট বা দাম বদলে গেছে। অর্ডার করার আগে আরেকবার দেখে নিন।',
)

/** The page may be older than the charges. */
function totalIsOther(district: string, totalPaisa: number) {
  const taka = (language: Language, paisa: number) => formatTaka(fromPaisa(paisa), { language })
  const charge = deliveryChargeTo(district)
  return text(
    `Delivery to ${districtIn('en', district)} costs ${taka('en', charge)}, which makes a total of ${taka('en', totalPaisa)}. ` +
      'Please reload this page before you order.',
    `${districtIn('bn', district)} জেলায় ডেলিভারি চার্জ ${taka('bn', charge)}, তাই সর্বমোট ${taka('bn', totalPaisa)}। ` +
      'পাতাটি রিলোড করে তারপর অর্ডার করুন।',
  )
}

function unavailable(lines: readonly CartSnapshotRow[]): Problem {
  const names = lines.map(({ name }) => name).join(', ')
  const namesBn = lines.map(({ nameBn }) => nameBn).join(', ')
  return conflict(
    'out_of_stock',
    text(
      `${names}: out of stock. Please remove ${lines.length > 1 ? 'them' : 'it'} from your cart.`,
      `${namesBn}: স্টকে নেই। কার্ট থেকে সরিয়ে দিন।`,
    ),
    { cartItems: lines.map(toOrderItem) },
  )
}

/** Returns why the cart cannot become the order that the customer saw. */
export function findOrderProblem(
  offer: Offer,
  lines: readonly CartSnapshotRow[],
): Problem | undefined {
  if (lines.length === 0)
    return conflict('cart_empty', text('Your cart is empty.', 'আপনার কার্ট খালি।'))
  const missing = lines.filter(({ isAvailable }) => !isAvailable)
  if (missing.length > 0) return unavailable(missing)
  const { district } = offer
  const total = computeTotal(lines, district)
  const isSame = hasSameItems(offer, lines)
  if (isSame && isSameAmount(offer.totalAmount, total)) return undefined
  return conflict('cart_changed', isSame ? totalIsOther(district, total) : cartHasChanged, {
    totalAmount: fromPaisa(total),
    cartItems: lines.map(toOrderItem),
  })
}
