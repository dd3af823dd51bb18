import { anOrder } from '@/testing/builders'
import { getDeliveryCharge, getItemCount, getItemsTotal, getLineTotal } from './amounts'

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
  it('are exact to the paisa', () => {
    expect(0.1 * 3).not.toBe(0.3)
    expect(order.cartItems.map(getLineTotal)).toEqual([0.3, 4980.4])
    expect(getItemsTotal(order)).toBe(4980.7)
  })

  it('take the delivery charge from the stored total', () => {
    expect(getDeliveryCharge(order)).toBe(100)
    expect(getDeliveryCharge({ ...order, totalAmount: 4980.7 })).toBe(0)
  })

  it('count pieces rather than rows', () => {
    expect(getItemCount(order)).toBe(5)
  })
})
