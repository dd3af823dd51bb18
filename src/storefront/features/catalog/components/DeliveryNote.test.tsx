import { screen } from '@testing-library/react'
import { chargeOwn } from '@/testing/chargeOwn'
import { renderWithStore } from '@/testing/renderWithStore'
import { DeliveryNote } from './DeliveryNote'

const text = () => screen.getAllByRole('listitem')[0]?.textContent

// [spec 2.41]
it('names the amounts of the specification', () => {
  renderWithStore(<DeliveryNote />)
  expect(text()).toContain('Inside Dhaka 50 taka (24-48 hours)Outside Dhaka 99 taka')
})

it('names the charges of a shop that has set its own', () => {
  chargeOwn()
  renderWithStore(<DeliveryNote />)
  expect(text()).toContain('Inside Dhaka 60 taka (24-48 hours)Outside Dhaka 120 taka')
  expect(text()).not.toMatch(/50|99/)
})
