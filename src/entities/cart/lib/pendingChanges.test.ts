import { aCartItem } from '../../../testing/builders'
import { applyPendingChanges, toCartStats } from './pendingChanges'

const aura = aCartItem({ name: 'Aura', quantity: 2, price: 1990.5 })
const fan = aCartItem({ name: 'Fan', quantity: 1, price: 850 })
const changeOf = (row: typeof aura, targetQuantity: number) => ({
  [row.gadgetId]: { row, serverQuantity: row.quantity, targetQuantity },
})

describe('the cart with pending changes', () => {
  it('has the new quantities and leaves the other rows as they are', () => {
    const [first, second] = applyPendingChanges([aura, fan], changeOf(aura, 5))
    expect(first).toEqual({ ...aura, quantity: 5 })
    expect(second).toBe(fan)
  })

  it('does not contain removed rows', () => {
    expect(applyPendingChanges([aura, fan], changeOf(aura, 0))).toEqual([fan])
  })

  it('contains restored rows before the server has them', () => {
    expect(applyPendingChanges([fan], changeOf(aura, 2))).toEqual([fan, aura])
  })

  it('is the same when the changes are applied twice', () => {
    const pendingChanges = { ...changeOf(aura, 0), ...changeOf(fan, 9) }
    const once = applyPendingChanges([aura, fan], pendingChanges)
    expect(applyPendingChanges(once, pendingChanges)).toEqual(once)
  })
})

describe('the numbers of the cart', () => {
  it('are the number of rows, of pieces and the unpaid amount', () => {
    expect(toCartStats([aura, fan])).toEqual({ totalCart: 2, totalQuantity: 3, unpaid: 4831 })
  })
})
