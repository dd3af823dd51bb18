import { mobileWallets } from '../shop/paymentMethods'
import { shop } from '../shop/shop.config'

it('names instalments and cash on delivery only if the shop offers them', () => {
  expect(shop.howToPay.en.includes('EMI')).toBe(shop.emi !== null)
  expect(shop.howToPay.en.includes('cash on delivery')).toBe(shop.cashOnDelivery)
})

it('names the mobile wallets', () => {
  expect(shop.howToPay.en).toContain(mobileWallets.join(', '))
})
