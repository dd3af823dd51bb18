import { orderTotals, sumLines } from './orderTotals'

describe('the totals of an order', () => {
  // [spec 9.1]
  it('are its lines and the delivery charge of 100 taka', () => {
    const lines = [
      { price: 2490, quantity: 2 },
      { price: 125_000, quantity: 1 },
    ]
    expect(orderTotals(lines)).toEqual({ subtotal: 129_980, delivery: 100, total: 130_080 })
  })

  it('are exact to the paisa', () => {
    expect(sumLines([{ price: 0.1, quantity: 3 }])).toBe(0.3)
    expect(orderTotals([{ price: 1999.99, quantity: 99 }]).total).toBe(198_099.01)
  })
})
