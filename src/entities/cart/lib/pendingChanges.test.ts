import { aCartItem } from '../../../testing/builders'
import { figuresOf, withWishes } from './pendingChanges'

const aura = aCartItem({ name: 'Aura', quantity: 2, price: 1990.5 })
const fan = aCartItem({ name: 'Fan', quantity: 1, price: 850 })
const wishFor = (row: typeof aura, wanted: number) => ({
  [row.gadgetId]: { row, saved: row.quantity, wanted },
})

describe('the cart as the customer wants it', () => {
  it('has the wanted quantities, and no other row is touched', () => {
    const [first, second] = withWishes([aura, fan], wishFor(aura, 5))
    expect(first).toEqual({ ...aura, quantity: 5 })
    expect(second).toBe(fan)
  })

  it('lacks what was removed', () => {
    expect(withWishes([aura, fan], wishFor(aura, 0))).toEqual([fan])
  })

  it('has what was put back before the server has it', () => {
    expect(withWishes([fan], wishFor(aura, 2))).toEqual([fan, aura])
  })

  it('is the same however often it is looked at', () => {
    const wishes = { ...wishFor(aura, 0), ...wishFor(fan, 9) }
    const once = withWishes([aura, fan], wishes)
    expect(withWishes(once, wishes)).toEqual(once)
  })
})

describe('what the overviews say of it', () => {
  it('counts rows and pieces and sums up what is not paid for', () => {
    expect(figuresOf([aura, fan])).toEqual({ totalCart: 2, totalQuantity: 3, unpaid: 4831 })
  })
})
