import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as ui from '@/dashboard/ui/messages'
import * as pictures from '@/dashboard/ui/pictures/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { returnReasons } from '@/shop/returns'
import { shop } from '@/shop/shop.config'
import { anOrder, aReturnRequest } from '@/testing/builders'
import { demoConfig } from '@/testing/demoConfig'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { renderStory } from '@/testing/renderStory'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { OrderReturns } from './OrderReturns'
import meta, { Answered, CanAsk, Failed, Open, TooLate } from './OrderReturns.stories'

const { order } = meta.args
const [{ name, gadgetId } = { name: '', gadgetId: '' }] = order.cartItems
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))

async function openForm() {
  renderStory(meta, CanAsk)
  await userEvent.click(await screen.findByRole('button', { name: t(messages.askFor)(name) }))
  return dialog(t(messages.returnOrWarranty))
}

const recordTo = (bodies: unknown[]) => ({
  onRequest: (request: Request) =>
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body)),
})

it('offers what can be asked for, until when', async () => {
  renderStory(meta, CanAsk)
  expect(await screen.findByText(t(messages.returnUntil)('24 Jan 2026'))).toBeVisible()
  expect(screen.getByText(t(messages.warrantyUntil)('17 Jan 2027'))).toBeVisible()
})

it('sends the request, trimmed, and says that an answer comes by e-mail', async () => {
  const form = await openForm()
  const bodies: unknown[] = []
  server.use(mockResponse('requestReturn', aReturnRequest(), recordTo(bodies)))
  await userEvent.selectOptions(form.getByLabelText(t(messages.whatFor)), 'warranty')
  await userEvent.selectOptions(form.getByLabelText(t(messages.reason)), 'damaged')
  await enter(form.getByLabelText(t(messages.details)), '  The box was wet. ')
  await press(t(messages.sendRequest))
  expect(await screen.findByText(t(messages.requestSent))).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies).toEqual([
    {
      gadgetId,
      kind: 'warranty',
      reason: 'damaged',
      details: 'The box was wet.',
      quantity: 1,
      photos: [],
    },
  ])
})

it('names what is missing, and sends nothing', async () => {
  const form = await openForm()
  await press(t(messages.sendRequest))
  expect(await form.findByText(t(messages.reasonMissing))).toBeVisible()
  expect(form.getByText(t(messages.detailsMissing))).toBeVisible()
  expect(form.getByLabelText(t(messages.reason))).toHaveFocus()
  expect(
    form.getByRole('option', { name: t(returnReasons.faulty ?? shared.ok) }),
  ).toBeInTheDocument()
})

it('keeps what was entered if the server rejects it, and names the field; a second try makes no second request', async () => {
  const form = await openForm()
  const ids: string[] = []
  const onRequest = ({ url }: Request) => void ids.push(url)
  const gone = 'This picture has been deleted. Please upload it again.'
  server.use(
    mockError('requestReturn', { status: 422, fieldErrors: { photos: gone } }, { onRequest }),
  )
  await userEvent.selectOptions(form.getByLabelText(t(messages.reason)), 'faulty')
  await enter(form.getByLabelText(t(messages.details)), 'Silent.')
  await press(t(messages.sendRequest))
  expect(await form.findByText(gone)).toBeVisible()
  const message = 'You have already asked about this product.'
  server.use(mockError('requestReturn', { status: 409, message }, { onRequest }))
  await press(t(messages.sendRequest))
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText(t(messages.details))).toHaveValue('Silent.')
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
})

it('asks before what was entered is lost', async () => {
  const form = await openForm()
  await enter(form.getByLabelText(t(messages.details)), 'Silent.')
  await userEvent.keyboard('{Escape}')
  await answer(t(ui.leaveQuestion), t(ui.stay))
  expect(form.getByLabelText(t(messages.details))).toHaveValue('Silent.')
  await press(t(ui.cancel))
  await answer(t(ui.leaveQuestion), t(ui.leave))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('takes no request before its photos are uploaded', async () => {
  const config = document.createElement('script')
  Object.assign(config, { type: 'application/json', id: 'runtime-config' })
  config.textContent = JSON.stringify(demoConfig)
  document.head.append(config)
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => {}
  const form = await openForm()
  server.use(mockResponse('uploadImage', { url: '/uploads/a-960.webp' }, { delayed: 'infinite' }))
  await userEvent.upload(
    form.getByLabelText(t(pictures.addPictures)),
    new File(['x'], 'a.png', { type: 'image/png' }),
  )
  await press(t(messages.sendRequest))
  expect(await form.findByText(t(messages.stillUploading))).toBeVisible()
})

it('shows an open request, which its customer can withdraw after a question', async () => {
  renderStory(meta, Open)
  expect(await screen.findByText(t(messages.states.open))).toBeVisible()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toHaveLength(2)
  const request = aReturnRequest({
    state: 'withdrawn',
    closedAt: '2026-01-21T06:00:00.000Z',
    order: { ...aReturnRequest().order, _id: order._id },
  })
  server.use(
    mockResponse('withdrawReturn', request),
    mockResponse('listOrderReturns', { requests: [request], items: [] }),
  )
  await press(t(messages.withdrawRequest)(name))
  await answer(t(messages.withdrawQuestion), t(messages.withdraw))
  expect(await screen.findByText(t(messages.states.withdrawn))).toBeVisible()
})

it('shows the answers', async () => {
  renderStory(meta, Answered)
  expect(await screen.findByText(t(messages.states.accepted))).toBeVisible()
  expect(screen.getAllByText(/Please bring it to our shop,/)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: t(messages.withdrawRequest)(name) })).toBeNull()
})

it('says when the time is over', async () => {
  renderStory(meta, TooLate)
  expect(await screen.findByText(t(messages.isOver)(shop.supportEmail))).toBeVisible()
})

it('can be loaded again after an error', async () => {
  renderStory(meta, Failed)
  expect(await screen.findByText(t(messages.notLoaded))).toBeVisible()
  server.use(...(CanAsk.parameters?.doubles ?? []))
  await press(t(shared.tryAgain))
  expect(await screen.findByText(t(messages.problemQuestion))).toBeVisible()
})

it('is not there for an order that is not delivered, and offers nothing for those of others', async () => {
  const { container } = renderWithStore(<OrderReturns order={anOrder()} />)
  expect(container).toHaveTextContent('')
  renderStory(meta, {
    args: { order: { ...order, email: 'other@example.com' } },
    parameters: CanAsk.parameters,
  })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})
