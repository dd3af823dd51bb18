import { toField } from '../../../../common/mapFields'
import { type BulkEdit, editOffer, summarizeEdit } from '../../../src/modules/bulk-edits/rules'
import { aboveZero, tooMuch } from '../../../src/modules/imports'

type PriceEdit = NonNullable<BulkEdit['prices']>

const percent = { fields: 'price', how: 'percent', value: 5, rounding: 'none' } as const
const before = { price: 1234.5, discountPrice: null, inStock: true }

const priceAfter = (edit: Partial<PriceEdit>, price = before.price) =>
  editOffer({ ...before, price }, { prices: { ...percent, ...edit } })?.after.price

describe('the price', () => {
  it.each([
    [{}, 1296.23],
    [{ value: -5 }, 1172.78],
    [{ value: 7.25 }, 1324],
    [{ how: 'amount', value: 65.5 }, 1300],
    [{ how: 'amount', value: -34.5 }, 1200],
    [{ how: 'set', value: 999.99 }, 999.99],
    [{ how: 'set', value: 9_999_999_999.99 }, 9_999_999_999.99],
    [{ how: 'percentOfPrice', value: -50 }, 617.25],
  ] as const)('%j', (edit, price) => {
    expect(priceAfter(edit)).toBe(price)
  })

  it.each([
    ['to1', 1234.5, 1235],
    ['to10', 1235, 1240],
    ['to10', 1234, 1230],
    ['to50', 1224, 1200],
    ['to50', 1225, 1250],
    ['to100', 1249, 1200],
    ['to100', 1250, 1300],
    ['ends90', 1239, 1190],
    ['ends90', 1240, 1290],
    ['ends90', 1290, 1290],
    ['ends90', 12, 90],
  ] as const)('is rounded %s: %d becomes %d', (rounding, amount, rounded) => {
    const after = priceAfter({ how: 'amount', value: amount - 5000, rounding }, 5000)
    expect(after).toBe(rounded)
  })

  it('is not rounded if it is set', () => {
    expect(priceAfter({ how: 'set', value: 1234, rounding: 'to100' })).toBe(1234)
  })

  it('has exact paisa', () => {
    expect(priceAfter({ value: 10 }, 0.15)).toBe(0.17)
    expect(priceAfter({ value: 15 }, 1.1)).toBe(1.27)
  })
})

describe('the discount price', () => {
  const discounted = { price: 1000, discountPrice: 800, inStock: true }
  const discountedAfter = (
    edit: Partial<PriceEdit>,
    offer: Parameters<typeof editOffer>[0] = discounted,
  ) => editOffer(offer, { prices: { ...percent, fields: 'discountPrice', ...edit } })?.after

  it('is changed alone, or with the price', () => {
    expect(discountedAfter({ value: -10 })).toEqual({ ...discounted, discountPrice: 720 })
    expect(discountedAfter({ fields: 'both', value: 10 })).toEqual({
      ...discounted,
      price: 1100,
      discountPrice: 880,
    })
  })

  it('is made of the price, also where there was none', () => {
    const full = { ...discounted, discountPrice: null }
    expect(discountedAfter({ how: 'percentOfPrice', value: -15 }, full)).toMatchObject({
      discountPrice: 850,
    })
    expect(discountedAfter({ how: 'set', value: 990 }, full)).toMatchObject({ discountPrice: 990 })
  })

  it('is made of nothing else where there was none', () => {
    const full = { ...discounted, discountPrice: null }
    expect(discountedAfter({ value: -10 }, full)).toBeUndefined()
    expect(discountedAfter({ fields: 'both', value: -10 }, full)).toMatchObject({
      price: 900,
      discountPrice: null,
    })
  })

  it('is not removed by 0 %', () => {
    expect(discountedAfter({ value: 0 })).toBeUndefined()
  })

  it('is removed by 0', () => {
    expect(discountedAfter({ how: 'set', value: 0 })).toEqual({
      ...discounted,
      discountPrice: null,
    })
  })
})

describe('an edit', () => {
  const problemOf = (prices: Partial<PriceEdit>, offer = { ...before, discountPrice: 1000 }) =>
    editOffer(offer, { prices: { ...percent, ...prices } })?.problem

  it('is refused if the shop would not save it', () => {
    expect(problemOf({ how: 'set', value: 0 })).toEqual(aboveZero(toField('price')))
    expect(problemOf({ how: 'amount', value: -2000 })).toEqual(aboveZero(toField('price')))
    expect(problemOf({ value: -100 })).toEqual(aboveZero(toField('price')))
    // Rounding would make 90 of what is 0, or below it.
    for (const value of [-1234.5, -1300]) {
      expect(problemOf({ how: 'amount', value, rounding: 'ends90' })).toEqual(
        aboveZero(toField('price')),
      )
    }
    expect(problemOf({ how: 'amount', value: -1231, rounding: 'to10' })).toEqual(
      aboveZero(toField('price')),
    )
    expect(problemOf({ fields: 'discountPrice', how: 'amount', value: -1000 })).toEqual(
      aboveZero(toField('discountPrice')),
    )
    expect(problemOf({ how: 'amount', value: 9_999_999_999.99 })).toEqual(tooMuch)
    expect(problemOf({ how: 'set', value: 1000 })?.en).toBe(
      'Discount Price cannot be the same as Price!',
    )
    expect(problemOf({ how: 'set', value: 900 })?.en).toBe(
      'Discount Price cannot be greater than Price!',
    )
  })

  it('changes the stock, with the prices or alone', () => {
    expect(editOffer(before, { inStock: false })).toEqual({ after: { ...before, inStock: false } })
    expect(editOffer(before, { inStock: false, prices: percent })?.after).toEqual({
      price: 1296.23,
      discountPrice: null,
      inStock: false,
    })
  })

  it('of nothing is none', () => {
    expect(editOffer(before, { inStock: true })).toBeUndefined()
    expect(editOffer(before, { prices: { ...percent, value: 0 } })).toBeUndefined()
    expect(editOffer(before, { prices: { ...percent, how: 'set', value: 1234.5 } })).toBeUndefined()
  })
})

it.each([
  [{ prices: percent }, { price: '+5 %' }],
  [
    { prices: { ...percent, fields: 'both', value: -5, rounding: 'ends90' }, inStock: false },
    { price: '−5 %', discountPrice: '−5 %', rounding: '…90', inStock: false },
  ],
  [
    { prices: { ...percent, fields: 'discountPrice', how: 'percentOfPrice', value: -15 } },
    { discountFromPrice: '−15 %' },
  ],
  [{ prices: { ...percent, how: 'amount', value: -50 } }, { price: '−৳50' }],
  [{ prices: { ...percent, how: 'amount', value: 0 } }, { price: '+৳0' }],
  [{ prices: { ...percent, rounding: 'to1' } }, { price: '+5 %', rounding: '৳1' }],
  [{ prices: { ...percent, rounding: 'to10' } }, { price: '+5 %', rounding: '৳10' }],
  [{ prices: { ...percent, rounding: 'to50' } }, { price: '+5 %', rounding: '৳50' }],
  [{ prices: { ...percent, rounding: 'to100' } }, { price: '+5 %', rounding: '৳100' }],
  [{ prices: { ...percent, how: 'set', value: 990, rounding: 'to10' } }, { price: '৳990' }],
  [
    { prices: { ...percent, fields: 'discountPrice', how: 'set', value: 0 } },
    { discountPrice: null },
  ],
  [{ inStock: true }, { inStock: true }],
] as const)('is summarized for the audit log: %j', (edit, summary) => {
  expect(summarizeEdit(edit)).toStrictEqual(summary)
})
