import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as checkout from '@/storefront/features/checkout/messages'
import {
  orderPlaced,
  ownerOf,
  selectAttempt,
} from '@/storefront/features/checkout/model/checkoutSlice'
import { anAddress, anOrder } from '@/testing/builders'
import {
  address,
  aura,
  field,
  fillIn,
  openShop,
  placeOrder,
  renderCheckout,
  toasts,
} from '@/testing/checkout'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { server } from '@/testing/server'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

const home = anAddress({ isDefault: false })
const office = anAddress({
  label: 'Office',
  name: 'Rahima K.',
  mobileNumber: '+8801811000000',
  district: 'Sylhet',
  address: 'Level 3,\nZindabazar',
  isDefault: true,
})

const saving = () => screen.findByRole('checkbox', { name: t(checkout.saveThisAddress) })

async function openCheckout(...addresses: ReturnType<typeof anAddress>[]) {
  const shop = openShop(aura)
  server.use(mockResponse('listMyAddresses', addresses))
  const saved: unknown[] = []
  const onRequest = (request: Request) => void request.json().then((body) => saved.push(body))
  server.use(mockResponse('saveAddress', home, { onRequest }))
  renderCheckout()
  await screen.findByRole('button', { name: t(checkout.placeOrder) })
  return { ...shop, saved }
}

beforeEach(() => jest.mocked(showToast).mockClear())

it('fills the checkout in with the default one, before the last order', async () => {
  const lastOrder = anOrder({ address: 'Another place' })
  const shop = openShop(aura)
  server.use(
    mockResponse('listMyAddresses', [home, office]),
    mockResponse('listMyOrders', [lastOrder]),
  )
  renderCheckout()
  expect(await screen.findByText(t(checkout.fromSavedAddress))).toBeVisible()
  expect(field(t(checkout.fullName))).toHaveValue('Rahima K.')
  expect(field(t(checkout.mobileNumber))).toHaveValue('+8801811000000')
  expect(field(t(checkout.district))).toHaveValue('Sylhet')
  expect(field(t(checkout.address))).toHaveValue('Level 3,\nZindabazar')
  await placeOrder()
  await waitFor(() => expect(shop.sent).toHaveLength(1))
  expect(shop.sent[0]?.body).toMatchObject({ address: 'Level 3,\nZindabazar', district: 'Sylhet' })
})

it('fills in the one that is chosen, which can be edited; then it is another one', async () => {
  await openCheckout(home, office)
  const choice = field(t(checkout.savedAddress))
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    t(checkout.chooseAddress),
    'Home: House 1, Road 2, Dhanmondi, Dhaka',
    'Office: Level 3, Zindabazar, Sylhet',
  ])
  await waitFor(() => expect(choice).toHaveValue(office._id))
  expect(screen.queryByRole('checkbox', { name: t(checkout.saveThisAddress) })).toBeNull()
  await userEvent.selectOptions(choice, home._id)
  await waitFor(() => expect(field(t(checkout.address))).toHaveValue(home.address))
  expect(choice).toHaveValue(home._id)
  await enter(field(t(checkout.address)), 'House 2')
  expect(choice).toHaveValue('')
  expect(await saving()).not.toBeChecked()
})

it('saves a new one with the order, under the suggested name or another', async () => {
  const { saved } = await openCheckout()
  expect(screen.queryByLabelText(t(checkout.savedAddress))).toBeNull()
  await fillIn()
  await userEvent.click(await saving())
  expect(field(t(checkout.addressName))).toHaveValue(t(checkout.home))
  await userEvent.clear(field(t(checkout.addressName)))
  await enter(field(t(checkout.addressName)), 'Parents')
  await placeOrder()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved).toEqual([
    {
      label: 'Parents',
      name: ' Rahima Khatun ',
      mobileNumber: expect.stringContaining('1711'),
      district: 'Sylhet',
      address: 'House 1, Road 2',
      isDefault: true,
    },
  ])
  await waitFor(() => expect(address()).toBe('/dashboard/orders'))
  expect(toasts()).toEqual([t(checkout.orderPlaced)])
})

it('saves it also if the order turns out to be placed without an answer', async () => {
  const shop = openShop(aura)
  const saved: unknown[] = []
  const onRequest = (request: Request) => void request.json().then((body) => saved.push(body))
  server.use(mockResponse('saveAddress', home, { onRequest }))
  const { store } = renderCheckout()
  await screen.findByRole('button', { name: t(checkout.placeOrder) })
  await fillIn()
  await userEvent.click(await saving())
  server.use(mockError('placeOrder', { status: 503 }))
  await placeOrder()
  expect(await screen.findByRole('alert')).toBeVisible()
  const key = selectAttempt(store.getState())?.key ?? ''
  act(() => void store.dispatch(orderPlaced({ ownerHash: ownerOf('customer@example.com'), key })))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(shop.sent).toEqual([])
})

it('cannot be saved while it is not known which there are, and the last order fills in', async () => {
  openShop(aura)
  server.use(
    mockError('listMyAddresses', { status: 503 }),
    mockResponse('listMyOrders', [anOrder({ address: 'House 7' })]),
  )
  renderCheckout()
  await screen.findByRole('button', { name: t(checkout.placeOrder) })
  await waitFor(() => expect(field(t(checkout.address))).toHaveValue('House 7'))
  expect(screen.queryByRole('checkbox', { name: t(checkout.saveThisAddress) })).toBeNull()
})

it('saves nothing unless it is asked to, nor if the order fails', async () => {
  const { saved } = await openCheckout()
  await fillIn()
  await userEvent.click(await saving())
  server.use(mockError('placeOrder', { status: 503, message: 'The shop is busy.' }))
  await placeOrder()
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(await saving())
  server.use(mockResponse('placeOrder', anOrder()))
  await placeOrder()
  await waitFor(() => expect(address()).toBe('/dashboard/orders'))
  expect(saved).toEqual([])
})

it('says so if the address could not be saved', async () => {
  await openCheckout(home)
  server.use(mockError('saveAddress', { status: 409, code: 'too_many_addresses' }))
  await fillIn()
  await userEvent.click(await saving())
  expect(field(t(checkout.addressName))).toHaveValue(t(checkout.numberedAddress)(2))
  await placeOrder()
  await waitFor(() =>
    expect(toasts()).toEqual([t(checkout.orderPlaced), t(checkout.addressNotSaved)]),
  )
})

it('offers to save no sixth one', async () => {
  await openCheckout(
    home,
    ...['a', 'b', 'c', 'd'].map((label) => anAddress({ ...home, label, _id: anAddress()._id })),
  )
  await fillIn()
  expect(screen.queryByRole('checkbox', { name: t(checkout.saveThisAddress) })).toBeNull()
})

it('works without them if they cannot be loaded', async () => {
  const { sent } = openShop(aura)
  server.use(mockError('listMyAddresses', { status: 503 }))
  renderCheckout()
  await screen.findByRole('button', { name: t(checkout.placeOrder) })
  await fillIn()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(1))
})
