import { fromPaisa, toPaisa } from '../../server/src/db/money'
import { couriers } from '../../shop/couriers'
import { deliveryTo } from '../../shop/delivery'
import { demoBankPrefix } from '../payment-sandbox/ledger'
import { demoProducts } from './catalogue'
import { chance } from './catalogue/random'
import { demoId, demoTransactionId } from './ids'
import { addressOf, between, pick } from './places'
import { demoReviews } from './reviews'
import { type DemoUser, demoUsers } from './users'

const dayMs = 86_400_000
const span = 90

type State = { isDelivered: boolean; isPaid: boolean; isReviewed: boolean }

const affordable = demoProducts.filter(({ price }) => price < 12_000)
const customers = demoUsers.filter(({ role }) => role === 'user')

/** One order in every state, for the pages of the demo customer. */
const statesOfDemoCustomer: readonly State[] = [
  { isDelivered: false, isPaid: false, isReviewed: false },
  { isDelivered: false, isPaid: true, isReviewed: false },
  { isDelivered: false, isPaid: false, isReviewed: false },
  { isDelivered: true, isPaid: true, isReviewed: false },
  { isDelivered: true, isPaid: false, isReviewed: false },
  { isDelivered: true, isPaid: true, isReviewed: true },
  { isDelivered: true, isPaid: true, isReviewed: false },
  { isDelivered: true, isPaid: false, isReviewed: true },
  { isDelivered: true, isPaid: true, isReviewed: true },
  { isDelivered: true, isPaid: true, isReviewed: true },
]

function stateOf(key: string, age: number): State {
  const isDelivered =
    age > 6 ? chance(`${key}:late`) < 0.94 : age > 2 && chance(`${key}:early`) < 0.5
  return {
    isDelivered,
    isPaid: chance(`${key}:paid`) < 0.65,
    isReviewed: isDelivered && chance(`${key}:reviewed`) < 0.55,
  }
}

function itemsOf(key: string) {
  const count = between(`${key}:count`, 1, 3)
  const products = Array.from({ length: count }, (_, index) => {
    const range = chance(`${key}:dear:${index}`) < 0.2 ? demoProducts : affordable
    return pick(`${key}:product:${index}`, range)
  })
  return [...new Set(products)].map((product, position) => ({
    order_id: demoId(key),
    position,
    product_id: product._id,
    name: product.productName,
    price: product.discountPrice ?? product.price,
    quantity: product.price < 3_000 ? between(`${key}:quantity:${position}`, 1, 3) : 1,
    image: product.images[0] ?? '',
  }))
}

function order(key: string, user: DemoUser, age: number, state: State, now: number) {
  const items = itemsOf(key)
  const address = addressOf(demoUsers.indexOf(user))
  const placed = now - (age + 0.05 + 0.9 * chance(`${key}:hour`)) * dayMs
  const soon = (share: number) => new Date(placed + (now - placed) * share)
  const delivered = new Date(
    Math.min(placed + between(`${key}:days`, 1, 4) * dayMs, soon(0.7).getTime()),
  )
  const onItsWay = (share: number) => new Date(placed + (delivered.getTime() - placed) * share)
  const isHandedOver = state.isPaid && (state.isDelivered || chance(`${key}:courier`) < 0.5)
  const paisa = items.map(({ price, quantity }) => toPaisa(price) * quantity)
  const { charge, days } = deliveryTo(address.district)
  const total = fromPaisa(paisa.reduce((sum, each) => sum + each, toPaisa(charge)))
  const review = pick(`${key}:review`, demoReviews)
  return {
    items,
    attempt: state.isPaid && {
      tran_id: demoTransactionId(key),
      order_id: demoId(key),
      amount: total,
      state: 'paid' as const,
      val_id: `demo-${demoId(key)}`,
      bank_tran_id: `${demoBankPrefix}${demoTransactionId(key)}`,
      risk_level: 0,
      created_at: new Date(placed + 60_000),
      captured_at: new Date(placed + 180_000),
      checked_at: new Date(placed + 180_000),
      checks: 1,
    },
    order: {
      id: demoId(key),
      user_id: user.id,
      email: user.email,
      contact_email: user.email,
      name: user.name,
      ...address,
      delivery_charge: charge,
      delivery_days: days,
      total_amount: total,
      placed_at: new Date(placed),
      ...(state.isPaid && {
        transaction_id: demoTransactionId(key),
        paid_at: new Date(placed + 180_000),
      }),
      ...(state.isPaid && { packed_at: onItsWay(0.3) }),
      ...(isHandedOver && {
        handed_over_at: onItsWay(0.5),
        courier: pick(`${key}:name`, couriers).name,
        tracking_number: `${between(`${key}:tracking`, 10_000_000, 99_999_999)}`,
      }),
      ...(state.isDelivered && { status: 'Delivered' as const, delivered_at: delivered }),
      ...(state.isReviewed && {
        customer_review: review.text,
        review_stars: review.stars ?? null,
        review_added: new Date((delivered.getTime() + now) / 2),
      }),
    },
  }
}

/** The orders of the 90 days before `now`, the demo customer's among them. */
export function demoOrders(now: number) {
  const [demoCustomer, ...others] = customers
  if (!demoCustomer) throw new Error('There is no demo customer')
  const ownOrders = statesOfDemoCustomer.map((state, index) =>
    order(`order:own:${index}`, demoCustomer, index < 3 ? index : index * 8, state, now),
  )
  const otherOrders = Array.from({ length: 84 }, (_, index) => {
    const key = `order:${index}`
    // A growing shop: more recent orders than old ones.
    const age = Math.floor(span * (index / 84) ** 1.5)
    return order(key, pick(`${key}:user`, others), age, stateOf(key, age), now)
  })
  return [...ownOrders, ...otherOrders]
}
