import { parseAmount, parseDiscount } from './amount'

describe('an amount', () => {
  it.each([
    ['2490', 2490],
    [' 990.50 ', 990.5],
    ['1,25,000', 125_000],
    ['৳ 2,490', 2490],
    ['৯৯০', 990],
    ['0', 0],
  ])('is parsed from %p', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each(['', 'free', '-5', '1.234', '1e5', '12 taka'])('is not parsed from %p', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  it('of 0 is no discount', () => {
    expect(parseDiscount('0')).toBeUndefined()
    expect(parseDiscount('')).toBeUndefined()
    expect(parseDiscount('10')).toBe(10)
  })
})
