import { getMaxInstalments } from './emi'

const emi = { fromAmount: 5_000, maxMonths: 9 }

test.each([
  [4_999.99, emi, undefined],
  [5_000, emi, 9],
  [500_000, emi, 9],
  [500_000, null, undefined],
])('an order of %d taka with %j has %s instalments at most', (amount, offer, months) => {
  expect(getMaxInstalments(amount, offer)).toBe(months)
})
