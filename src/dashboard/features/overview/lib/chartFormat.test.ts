import { formatCount } from '@/shared/lib/formatCount'
import { formatLongDay, formatShortDay, formatShortTaka } from './chartFormat'

describe('chart formatting', () => {
  it.each([
    [0, '৳0'],
    [950, '৳950'],
    [1500, '৳1.5k'],
    [250_000, '৳2.5 lakh'],
    [31_000_000, '৳3.1 cr'],
  ])('abbreviates %d taka', (amount, text) => {
    expect(formatShortTaka(amount)).toBe(text)
  })

  it('formats days without shifting them by time zone', () => {
    expect(formatShortDay('2026-07-01')).toBe('1 Jul')
    expect(formatLongDay('2026-07-01')).toBe('1 Jul 2026')
  })

  it("groups digits in the shop's locale", () => {
    expect(formatCount(100_000)).toBe('1,00,000')
  })
})
