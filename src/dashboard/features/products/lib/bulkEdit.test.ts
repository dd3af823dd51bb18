import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { describeOffers, emptyForm, toBulkEdit, validate } from './bulkEdit'

const form = { ...emptyForm, value: '5' }

describe('the form of a bulk edit', () => {
  it.each([
    [{}, { fields: 'price', how: 'percent', value: 5, rounding: 'to1' }],
    [
      { way: 'lowerPercent', value: '৭.৫' },
      { how: 'percent', value: -7.5 },
    ],
    [
      { way: 'raiseAmount', value: '1,250' },
      { how: 'amount', value: 1250 },
    ],
    [
      { way: 'lowerAmount', rounding: 'to10' },
      { how: 'amount', value: -5, rounding: 'to10' },
    ],
    [
      { way: 'set', rounding: 'to10' },
      { how: 'set', value: 5, rounding: 'none' },
    ],
    [
      { target: 'discountPrice', way: 'belowPrice' },
      { fields: 'discountPrice', how: 'percentOfPrice', value: -5 },
    ],
    [
      { target: 'discountPrice', way: 'remove', value: '' },
      { how: 'set', value: 0 },
    ],
    // Both prices are not set to the same amount: the first way takes its place.
    [
      { target: 'both', way: 'set' },
      { fields: 'both', how: 'percent', value: 5 },
    ],
  ] as const)('%j', (changes, prices) => {
    expect(toBulkEdit({ ...form, ...changes })).toMatchObject({ prices })
    expect(validate({ ...form, ...changes })).toEqual({})
  })

  it('changes the stock, with prices or alone', () => {
    expect(toBulkEdit({ ...form, stock: 'out' })).toMatchObject({ prices: {}, inStock: false })
    expect(toBulkEdit({ ...form, target: 'stock', stock: 'in' })).toEqual({ inStock: true })
    expect(toBulkEdit(form)).not.toHaveProperty('inStock')
  })

  it.each([
    [{ value: '' }, { value: t(messages.enterAboveZero) }],
    [{ value: '0' }, { value: t(messages.enterAboveZero) }],
    [{ value: '-5' }, { value: t(messages.enterAboveZero) }],
    [{ value: 'five' }, { value: t(messages.enterAboveZero) }],
    [{ value: '1001' }, { value: t(messages.valueTooHigh) }],
    [{ target: 'stock', value: '' }, { stock: t(messages.chooseStock) }],
  ] as const)('is not valid: %j', (changes, errors) => {
    expect(validate({ ...form, ...changes })).toEqual(errors)
  })
})

it('describes what changes of a product', () => {
  const before = { price: 1490, discountPrice: null, inStock: true }
  const after = { price: 1590, discountPrice: 1390, inStock: false }
  expect(describeOffers({ before, after })).toBe(
    'Price ৳1,490 → ৳1,590, Discount price none → ৳1,390, Stock In Stock → Out of Stock',
  )
  expect(describeOffers({ before, after: { ...before, price: 1500 } })).toBe(
    'Price ৳1,490 → ৳1,500',
  )
})
