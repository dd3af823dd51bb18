import { countText, longDayOf, shortDayOf, shortTaka } from './chartFormat'

describe('the words of charts', () => {
  it.each([
    [0, '৳0'],
    [950, '৳950'],
    [1500, '৳1.5k'],
    [250_000, '৳2.5 lakh'],
    [31_000_000, '৳3.1 cr'],
  ])('say %d taka briefly', (amount, text) => {
    expect(shortTaka(amount)).toBe(text)
  })

  it('name days as the server means them', () => {
    expect(shortDayOf('2026-07-01')).toBe('1 Jul')
    expect(longDayOf('2026-07-01')).toBe('1 Jul 2026')
  })

  it('group digits as the shop does', () => {
    expect(countText(100_000)).toBe('1,00,000')
  })
})
