import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { chargeOwn } from '@/testing/chargeOwn'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { renderWithStore } from '@/testing/renderWithStore'
import { DeliveryEstimate } from './DeliveryEstimate'
import * as messages from './deliveryMessages'

const at = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment))
const choose = (district: string) =>
  userEvent.selectOptions(screen.getByLabelText(t(messages.deliverTo)), district)

it('has the day of the delivery once a district is chosen, which is remembered', async () => {
  at('2026-11-28T06:00:00Z')
  const { store } = renderWithStore(<DeliveryEstimate />)
  expect(screen.getByText(t(messages.whenItComes))).toBeVisible()
  await choose('Dhaka')
  expect(screen.getByText('By Thursday, 3 December at the latest, if you pay today')).toBeVisible()
  expect(store.getState().ui.district).toBe('Dhaka')
  await choose('Sylhet')
  expect(screen.getByText(/^By Tuesday, 8 December/)).toBeVisible()
  expect(screen.queryByText(/৳/)).toBeNull()
})

it('counts the days of Bangladesh', async () => {
  at('2026-11-28T18:00:00Z')
  renderWithStore(<DeliveryEstimate />)
  await choose('Dhaka')
  expect(screen.getByText(/^By Friday, 4 December/)).toBeVisible()
})

it('has the charge where it is not shown otherwise', async () => {
  chargeOwn()
  const store = createStoreWithListeners()
  renderWithStore(<DeliveryEstimate hasCharge />, { store })
  await choose('Dhaka')
  expect(screen.getByText('৳60')).toBeVisible()
  await choose('Sylhet')
  expect(screen.getByText('৳120')).toBeVisible()
})
