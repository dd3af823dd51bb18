import { anOrder } from '../../../testing/builders'
import { deliveryOf, lineTotal, orderTotal, pieceCount } from './amounts'

const [item] = anOrder().cartItems
if (!item) throw new Error('an order has an item')
const order = anOrder({
  cartItems: [
    { ...item, price: 0.1, quantity: 3 },
    { ...item, price: 2490.2, quantity: 2 },
  ],
  totalAmount: 5080.7,
})

describe('the amounts of an order', () => {
  it('are exact where taka with decimals do not add up', () => {
    expect(0.1 * 3).not.toBe(0.3)
    expect(order.cartItems.map(lineTotal)).toEqual([0.3, 4980.4])
    expect(orderTotal(order)).toBe(4980.7)
  })

  it('have what is paid for delivery from the stored total, whatever it was', () => {
    expect(deliveryOf(order)).toBe(100)
    expect(deliveryOf({ ...order, totalAmount: 4980.7 })).toBe(0)
  })

  it('count pieces rather than rows', () => {
    expect(pieceCount(order)).toBe(5)
  })
})
