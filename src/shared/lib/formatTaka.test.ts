import { formatTaka } from './formatTaka'

describe('formatTaka', () => {
  // [spec 9.4]
  it.each([
    [0, '৳0'],
    [999, '৳999'],
    [2690, '৳2,690'],
    [139500, '৳1,39,500'],
    [12345678, '৳1,23,45,678'],
    [-500, '-৳500'],
  ])('groups the digits of %d in lakh', (amount, shown) => {
    expect(formatTaka(amount)).toBe(shown)
  })

  it('shows two decimals if requested', () => {
    expect(formatTaka(2690, { hasDecimals: true })).toBe('৳2,690.00')
  })

  it('always shows paisa', () => {
    expect(formatTaka(1999.5)).toBe('৳1,999.50')
  })
})
