import { delivery } from '@/shop/delivery'

/** As a shop with charges of its own, until the end of the test. */
export function chargeOwn() {
  const replaced = [
    jest.replaceProperty(delivery, 'productPage', null),
    jest.replaceProperty(delivery, 'byDistrict', { Dhaka: { charge: 60, days: 2 } }),
    jest.replaceProperty(delivery, 'elsewhere', { charge: 120, days: 5 }),
  ]
  restore = () => {
    for (const each of replaced) each.restore()
  }
}

let restore = () => {}
afterEach(() => restore())
