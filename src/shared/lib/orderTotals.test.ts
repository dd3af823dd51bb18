import { chargeOwn } from '@/testing/chargeOwn'
import { orderTotals } from './orderTotals'

const lines = [
  { price: 2490, quantity: 2 },
  { price: 125_000, quantity: 1 },
]

describe('the totals of an order', () => {
  // [spec 9.1]
  it.each(['', 'Dhaka', 'Sylhet'])(
    'are its lines and the delivery charge of 100 taka, to %p',
    (district) => {
      const totals = { subtotal: 129_980, delivery: 100, total: 130_080 }
      expect(orderTotals(lines, district)).toEqual(totals)
    },
  )

  it('have the charges that the shop has set', () => {
    chargeOwn()
    expect(orderTotals(lines, 'Dhaka')).toMatchObject({ delivery: 60, total: 130_040 })
    expect(orderTotals(lines, 'Sylhet')).toMatchObject({ delivery: 120, total: 130_100 })
  })

  it('are exact to the paisa', () => {
    expect(orderTotals([{ price: 1999.99, quantity: 99 }], '').total).toBe(198_099.01)
  })
})
