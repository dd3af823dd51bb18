import { render } from '@testing-library/react'
import { Instalments } from './Instalments'

it.each([
  [4_999, ''],
  [5_000, 'From ৳417 a month for 12 months (EMI)'],
  [1_20_000, 'From ৳10,000 a month for 12 months (EMI)'],
])('an amount of %d taka has the text %p', (amount, text) => {
  expect(render(<Instalments amount={amount} />).container.textContent).toBe(text)
})
