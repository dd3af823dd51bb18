import { mobileWallets } from '../shop/paymentMethods'
import { shop } from '../shop/shop.config'

it('names instalments and cash on delivery only if the shop offers them', () => {
  expect(shop.howToPay.includes('EMI')).toBe(shop.emi !== null)
  expect(shop.howToPay.includes('cash on delivery')).toBe(shop.cashOnDelivery)
})

it('names the mobile wallets', () => {
  expect(shop.howToPay).toContain(mobileWallets.join(', '))
})
