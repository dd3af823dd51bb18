import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReturnRequest, shopApi } from '@/api'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { aReturnRequest } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { findRow, renderTable, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { photoAlt, requestTitle } from '../lib/labels'
import * as messages from '../messages'
import { ReturnsTable } from './ReturnsTable'

const of = (name: string, facts: Partial<ReturnRequest> = {}) =>
  aReturnRequest({ ...facts, order: { ...aReturnRequest().order, name } })
const answered = {
  answer: 'Please send it back.',
  answeredAt: '2026-01-21T06:00:00.000Z',
  answeredBy: 'other@example.com',
}
const open = of('Rahima', { quantity: 2 })
const accepted = of('Karim', { kind: 'warranty', state: 'accepted', ...answered })
const old = of('Nusrat', {
  reason: 'of before',
  details: '',
  state: 'withdrawn',
  closedAt: '2024-01-01T06:00:00.000Z',
})
const rows = [open, accepted, old]
const render = (at = '/dashboard/returns') =>
  renderTable(<ReturnsTable />, { list: 'listReturns', rows, at })

const nowIs = (request: ReturnRequest) =>
  mockResponse('listOrderReturns', { requests: [request], items: [] })

async function openPanel(request: ReturnRequest) {
  server.use(nowIs(request))
  const { store } = render()
  const row = await findRow(request.order.name)
  await userEvent.click(
    row.getByRole('button', { name: t(messages.openRequest)(request.order.name) }),
  )
  return Object.assign(await dialog(requestTitle(request)), { store })
}

describe.each(tableLayouts)('the requests as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  it('show who asks for what, and its state', async () => {
    render()
    const first = await findRow('Rahima')
    expect(first.getByText('2 × Dhonira Aura Earbuds')).toBeVisible()
    expect(first.getByText(t(messages.kinds.return))).toBeVisible()
    expect(first.getByText(t(messages.states.open))).toBeVisible()
    expect((await findRow('Karim')).getByText(t(messages.states.accepted))).toBeVisible()
    expect((await findRow('Nusrat')).getByText('of before')).toBeVisible()
  })
})

it('are requested as the URL describes', async () => {
  const { asked } = render(
    '/dashboard/returns?search=J-1&state=open&kind=return&sort=requestedAt&order=asc',
  )
  await waitFor(() => expect(asked).not.toHaveLength(0))
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    search: 'J-1',
    state: 'open',
    kind: 'return',
    sort: 'requestedAt',
    order: 'asc',
  })
})

describe('an open request', () => {
  it('is answered with a decision and words', async () => {
    const panel = await openPanel(open)
    expect(panel.getByText(open.details)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: t(messages.sendAnswer) }))
    expect(await panel.findByText(t(messages.decisionMissing))).toBeVisible()
    expect(panel.getByText(t(messages.answerMissing))).toBeVisible()

    const bodies: unknown[] = []
    const done = { ...open, state: 'declined' as const, ...answered }
    server.use(
      mockResponse('answerReturn', done, {
        onRequest: (request) =>
          void request
            .clone()
            .json()
            .then((body) => bodies.push(body)),
      }),
      nowIs(done),
    )
    await userEvent.selectOptions(panel.getByLabelText(t(messages.decision)), t(messages.decline))
    await enter(panel.getByLabelText(t(messages.answer)), ' It is worn. ')
    await userEvent.click(panel.getByRole('button', { name: t(messages.sendAnswer) }))
    expect(await screen.findByText(t(messages.answerSent))).toBeInTheDocument()
    expect(bodies).toEqual([{ isAccepted: false, answer: 'It is worn.' }])
    expect(await panel.findByText(t(messages.states.declined))).toBeVisible()
    expect(panel.queryByRole('button', { name: t(messages.sendAnswer) })).toBeNull()
    // The form that had the focus is gone.
    expect(panel.getByText(t(messages.states.declined)).closest('[tabindex]')).toHaveFocus()
  })

  it('that another admin has answered meanwhile shows that answer, and keeps what was entered', async () => {
    const panel = await openPanel(open)
    const message = 'other@example.com has accepted this request already: “Please send it back.”'
    server.use(mockError('answerReturn', { status: 409, code: 'already_answered', message }))
    await userEvent.selectOptions(panel.getByLabelText(t(messages.decision)), t(messages.accept))
    await enter(panel.getByLabelText(t(messages.answer)), 'Yes.')
    await userEvent.click(panel.getByRole('button', { name: t(messages.sendAnswer) }))
    expect(await panel.findByText(message)).toBeVisible()
    expect(panel.getByLabelText(t(messages.answer))).toHaveValue('Yes.')
  })

  it('keeps what is being written when another admin answers meanwhile', async () => {
    const { store, ...panel } = await openPanel(open)
    const field = () => panel.getByLabelText(t(messages.answer))
    await enter(field(), 'Yes.')
    server.use(nowIs({ ...open, state: 'accepted', ...answered }))
    const tag = { type: 'Return', id: open.order._id } as const
    act(() => void store.dispatch(shopApi.util.invalidateTags([tag])))
    expect(await panel.findByText(t(messages.states.accepted))).toBeVisible()
    expect(field()).toHaveValue('Yes.')
    expect(panel.queryByRole('button', { name: t(messages.markAsDone) })).toBeNull()
    await userEvent.clear(field())
    expect(await panel.findByRole('button', { name: t(messages.markAsDone) })).toBeVisible()
  })

  it('asks before an answer that is not sent is lost', async () => {
    const panel = await openPanel(open)
    await enter(panel.getByLabelText(t(messages.answer)), 'Yes.')
    await userEvent.keyboard('{Escape}')
    await answer(t(ui.leaveQuestion), t(ui.stay))
    expect(panel.getByLabelText(t(messages.answer))).toHaveValue('Yes.')
    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await answer(t(ui.leaveQuestion), t(ui.leave))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('can be left as soon as the answer is sent', async () => {
    const panel = await openPanel(open)
    server.use(
      mockResponse('answerReturn', { ...open, state: 'declined' as const, ...answered }),
      mockResponse('listOrderReturns', undefined, { delayed: 'infinite' }),
    )
    await userEvent.selectOptions(panel.getByLabelText(t(messages.decision)), t(messages.decline))
    await enter(panel.getByLabelText(t(messages.answer)), 'No.')
    await userEvent.click(panel.getByRole('button', { name: t(messages.sendAnswer) }))
    expect(await screen.findByText(t(messages.answerSent))).toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('an accepted request is marked as done', async () => {
  const panel = await openPanel(accepted)
  expect(panel.getByText(/^other@example\.com, /)).toBeVisible()
  const done = { ...accepted, state: 'done' as const, closedAt: '2026-01-23T06:00:00.000Z' }
  server.use(mockResponse('finishReturn', done), nowIs(done))
  await userEvent.click(panel.getByRole('button', { name: t(messages.markAsDone) }))
  expect(await panel.findByText(t(messages.states.done))).toBeVisible()
  expect(panel.queryByRole('button', { name: t(messages.markAsDone) })).toBeNull()
})

it('shows the photos with what is wrong, before the answer', async () => {
  const panel = await openPanel(of('Karim', { ...accepted, photos: ['/photos/1.jpg'] }))
  const photo = panel.getByRole('link', { name: photoAlt(0) })
  const answer = panel.getByText('Please send it back.')
  expect(photo.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('an old request without words says why', async () => {
  const panel = await openPanel(old)
  expect(panel.getByText(t(messages.noDetails))).toBeVisible()
})
