import { filterAndSort } from './filterAndSort'

const product = (price: number, discountPrice?: number) => ({ price, discountPrice })
const any = { price: { min: 0 }, sort: 'relevant' } as const

describe('filterAndSort', () => {
  // [spec 9.9]
  it("keeps the server's order for relevance, and never mutates its argument", () => {
    const given = Object.freeze([product(3), product(1), product(2)])
    expect(filterAndSort(given, any)).toEqual(given)
    expect(filterAndSort(given, { ...any, sort: 'lowToHigh' }).map(({ price }) => price)).toEqual([
      1, 2, 3,
    ])
  })

  // [spec 5.12]
  it('includes both bounds', () => {
    const given = [1999, 2000, 3500, 5000, 5001].map((price) => product(price))
    const shown = filterAndSort(given, { ...any, price: { min: 2000, max: 5000 } })
    expect(shown.map(({ price }) => price)).toEqual([2000, 3500, 5000])
  })

  // [spec 5.12]
  it('uses the discount price if there is one', () => {
    const given = [product(9000, 1500), product(1800), product(2500, 2100)]
    expect(filterAndSort(given, { ...any, price: { min: 0, max: 2000 } })).toEqual([
      given[0],
      given[1],
    ])
    expect(filterAndSort(given, { ...any, sort: 'highToLow' })).toEqual([
      given[2],
      given[1],
      given[0],
    ])
  })

  it('has no upper limit without a maximum', () => {
    expect(filterAndSort([product(9_999_999)], any)).toHaveLength(1)
  })
})
