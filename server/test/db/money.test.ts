import fc from 'fast-check'
import { formatAmount, fromPaisa, toPaisa } from '../../src/db/money'

test.each([
  ['0.00', 0],
  ['100', 10_000],
  ['1099.99', 109_999],
  [0.1, 10],
  [19.99, 1_999],
  [1.005e3, 100_500],
  ['-5.50', -550],
  ['9999999999.99', 999_999_999_999],
  ['7.10000', 710],
])('%p taka are %p paisa', (taka, paisa) => {
  expect(toPaisa(taka)).toBe(paisa)
})

test.each(['', 'abc', '1.234', '1e3', '1,000', Number.NaN, Number.POSITIVE_INFINITY, 0.001, '١٢'])(
  '%p is not an amount',
  (taka) => {
    expect(() => toPaisa(taka)).toThrow(RangeError)
  },
)

test('every amount survives conversion to text and to a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (paisa) => {
      expect(toPaisa(formatAmount(paisa))).toBe(paisa)
      expect(toPaisa(fromPaisa(paisa))).toBe(paisa)
    }),
  )
})

test('a fraction of a paisa is not an amount', () => {
  expect(() => fromPaisa(0.5)).toThrow(RangeError)
})
