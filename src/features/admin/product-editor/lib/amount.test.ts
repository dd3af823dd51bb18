import { amountOf, discountOf } from './amount'

describe('an amount', () => {
  it.each([
    ['2490', 2490],
    [' 990.50 ', 990.5],
    ['1,25,000', 125_000],
    ['৳ 2,490', 2490],
    ['৯৯০', 990],
    ['0', 0],
  ])('is read from %p', (text, amount) => {
    expect(amountOf(text)).toBe(amount)
  })

  it.each(['', 'free', '-5', '1.234', '1e5', '12 taka'])('is not read from %p', (text) => {
    expect(amountOf(text)).toBeUndefined()
  })

  it('of nothing is no discount', () => {
    expect(discountOf('0')).toBeUndefined()
    expect(discountOf('')).toBeUndefined()
    expect(discountOf('10')).toBe(10)
  })
})
