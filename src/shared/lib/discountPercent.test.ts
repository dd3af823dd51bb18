import { discountPercent } from './discountPercent'

describe('discountPercent', () => {
  // [spec 9.2]
  it('is rounded to whole percent', () => {
    expect(discountPercent(2990, 2490)).toBe(17)
    expect(discountPercent(1000, 995)).toBe(1)
  })

  it.each([
    ['there is no discount price', 1000, undefined],
    ['the discount price is 0', 1000, 0],
    ['it is not lower', 1000, 1000],
    ['there is no price', 0, 10],
  ])('is undefined if %s', (_case, price, discountPrice) => {
    expect(discountPercent(price, discountPrice)).toBeUndefined()
  })
})
