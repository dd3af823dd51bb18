import { delivery } from './delivery'
import { describeCharges } from './deliveryCharged'
import { shop } from './shop.config'

test('the product page names other amounts only with the charges of the specification', () => {
  const charges = [delivery.elsewhere, ...Object.values(delivery.byDistrict)]
  const isSpecified = charges.every(({ charge }) => charge === 100)
  expect(isSpecified || delivery.productPage === null).toBe(true)
})

test('each district of a rule is one of the shop', () => {
  expect(shop.districts).toEqual(expect.arrayContaining(Object.keys(delivery.byDistrict)))
})

describe('the charges in words', () => {
  afterEach(() => jest.restoreAllMocks())

  it('are one amount if every district has the same', () => {
    expect(describeCharges()).toEqual({ en: '৳100', bn: '৳১০০' })
  })

  it('are the amounts with their districts', () => {
    jest.replaceProperty(delivery, 'byDistrict', { Dhaka: { charge: 60, days: 2 } })
    jest.replaceProperty(delivery, 'elsewhere', { charge: 120, days: 5 })
    expect(describeCharges()).toEqual({
      en: '৳60 (Dhaka), ৳120 (other districts)',
      bn: '৳৬০ (ঢাকা), ৳১২০ (অন্য জেলা)',
    })
  })
})
