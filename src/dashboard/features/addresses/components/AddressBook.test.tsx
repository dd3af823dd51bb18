import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as entity from '@/entities/address/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anAddress } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { AddressBook } from './AddressBook'

const home = anAddress()
const office = anAddress({ label: 'Office', district: 'Sylhet', isDefault: false })

const recordTo = (bodies: unknown[]) => ({
  onRequest: (request: Request) => void request.json().then((body) => bodies.push(body)),
})

async function open(...addresses: ReturnType<typeof anAddress>[]) {
  server.use(mockResponse('listMyAddresses', addresses))
  renderWithStore(<AddressBook />)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const of = (action: string, { label }: { label: string }) => t(messages.ofAddress)(action, label)

it('lists the addresses, and which is the default', async () => {
  await open(home, office)
  const [first, second] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent)
  expect(first).toHaveTextContent(/^HomeDefaultRahima Khatun, \+8801711000000/)
  expect(second).toHaveTextContent(/^OfficeRahima.*Sylhet/)
})

it('adds one, which is the default if it is the first', async () => {
  await open()
  expect(screen.getByText(t(messages.noAddresses))).toBeVisible()
  const bodies: unknown[] = []
  await press(t(messages.addAddress))
  const form = await dialog(t(messages.addAddress))
  await userEvent.click(form.getByRole('button', { name: t(messages.save) }))
  for (const missing of [messages.labelMissing, shared.nameMissing, entity.addressMissing]) {
    expect(await form.findByText(t(missing))).toBeVisible()
  }
  await enter(form.getByLabelText(t(messages.label)), 'Home')
  await enter(form.getByLabelText(t(entity.fullName)), 'Rahima Khatun')
  await enter(form.getByLabelText(t(entity.mobileNumber)), '1711000000')
  await userEvent.selectOptions(form.getByLabelText(t(entity.district)), 'Dhaka')
  await enter(form.getByLabelText(t(entity.address)), 'House 1')
  server.use(
    mockResponse('saveAddress', home, recordTo(bodies)),
    mockResponse('listMyAddresses', [home]),
  )
  await userEvent.click(form.getByRole('button', { name: t(messages.save) }))
  expect(await screen.findByText(t(messages.addressSaved))).toBeInTheDocument()
  expect(bodies).toEqual([
    {
      label: 'Home',
      name: 'Rahima Khatun',
      mobileNumber: '+8801711000000',
      district: 'Dhaka',
      address: 'House 1',
      isDefault: true,
    },
  ])
  expect(await screen.findByText('Home')).toBeVisible()
})

it('edits one, and keeps what was entered if that fails', async () => {
  await open(home, office)
  const message = 'Please try again later.'
  server.use(mockError('saveAddress', { status: 503, message }))
  await press(of(t(messages.edit), office))
  const form = await dialog(t(messages.editAddress))
  await userEvent.clear(form.getByLabelText(t(messages.label)))
  await enter(form.getByLabelText(t(messages.label)), 'Work')
  await userEvent.click(form.getByRole('button', { name: t(messages.save) }))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText(t(messages.label))).toHaveValue('Work')
  const fieldErrors = { mobileNumber: 'Not a number of ours.' }
  server.use(mockError('saveAddress', { status: 422, message, fieldErrors }))
  await userEvent.click(form.getByRole('button', { name: t(messages.save) }))
  expect(await form.findByText(fieldErrors.mobileNumber)).toBeVisible()
})

it('makes another one the default', async () => {
  await open(home, office)
  const bodies: unknown[] = []
  server.use(mockResponse('saveAddress', office, recordTo(bodies)))
  expect(screen.queryByRole('button', { name: of(t(messages.makeDefault), home) })).toBeNull()
  await press(of(t(messages.makeDefault), office))
  await waitFor(() => expect(bodies).toHaveLength(1))
  const { _id: _, ...fields } = office
  expect(bodies).toEqual([{ ...fields, isDefault: true }])
})

it('deletes one after a question', async () => {
  await open(home, office)
  server.use(
    mockResponse('deleteAddress', { deletedCount: 1 }),
    mockResponse('listMyAddresses', [home]),
  )
  await press(of(t(messages.deleteLabel), office))
  await answer(t(messages.deleteQuestion), t(messages.deleteLabel))
  expect(await screen.findByText(t(messages.addressDeleted))).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Office')).toBeNull())
})

it('adds no sixth one', async () => {
  await open(...['a', 'b', 'c', 'd', 'e'].map((label) => anAddress({ label, isDefault: false })))
  expect(screen.getByText(t(messages.noMore)(5))).toBeVisible()
  expect(screen.queryByRole('button', { name: t(messages.addAddress) })).toBeNull()
})

it('offers a retry if they could not be loaded', async () => {
  server.use(mockError('listMyAddresses', { status: 503 }))
  renderWithStore(<AddressBook />)
  expect(await screen.findByText(t(messages.addressesNotLoaded))).toBeVisible()
  expect(within(document.body).getByRole('button')).toBeEnabled()
})
