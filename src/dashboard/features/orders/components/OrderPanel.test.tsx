import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Order } from '@/api'
import * as tables from '@/dashboard/tables/messages'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { anOrder, aPaymentAttempt, aPaymentIssue } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone } from '@/testing/onPhone'
import { karim, order, other, press, renderOrders } from '@/testing/ordersTable'
import { address, findRow } from '@/testing/renderTable'
import { server } from '@/testing/server'
import * as messages from '../messages'

const question = t(messages.deliverQuestion)

afterEach(() => jest.restoreAllMocks())

beforeEach(() => server.use(mockResponse('listOrderNotes', [])))

describe('the order panel', () => {
  beforeEach(onPhone)

  async function openPanel(attempts = [aPaymentAttempt()], facts: Partial<Order> = {}) {
    renderOrders([{ ...order, ...facts }])
    server.use(
      mockResponse('getOrder', { ...order, ...facts }),
      mockResponse('listOrderPayments', attempts),
    )
    await press('01890000-0000-7000-8')
    return within(await screen.findByRole('dialog', { name: /^Order/ }))
  }

  it('shows details that the table does not', async () => {
    const panel = await openPanel([], { riskFlag: true, additionalInfo: 'Ring twice' })

    expect(panel.getByText(order._id)).toBeVisible()
    expect(panel.getByText(/House 1, Road 2, Dhanmondi/)).toBeVisible()
    expect(panel.getByText('Ring twice')).toBeVisible()
    expect(panel.getAllByText('Dhonira Aura Earbuds')).toHaveLength(2)
    expect(panel.getByText('৳1,26,090.00')).toBeVisible()
    expect(panel.getByText(/flagged this payment as risky/)).toBeVisible()
    expect(await panel.findByText(t(messages.noAttempts))).toBeVisible()
  })

  it('shows payments that need attention with their actions', async () => {
    const issues = [
      aPaymentIssue({ _id: '01KFDUPLICATE', reason: 'duplicate' }),
      aPaymentIssue({ reason: 'wrongCurrency', currency: 'USD', amount: 30 }),
      aPaymentIssue({ reason: 'duplicate', refundRequestedAt: '2026-01-16T06:00:00.000Z' }),
      aPaymentIssue({ reason: 'wrongAmount', refundedAt: '2026-01-16T06:00:00.000Z' }),
    ]
    const panel = await openPanel([aPaymentAttempt({ state: 'duplicate', checks: 1, issues })])

    expect(await panel.findAllByText(/৳2,590.00 captured. The order was paid twice./)).toHaveLength(
      2,
    )
    expect(panel.getByText('Refund on its way since 16 Jan 2026, 12:00:')).toBeVisible()
    expect(panel.getByText(t(messages.failedAttempts)).nextElementSibling).toHaveTextContent(/^1$/)
    expect(
      panel.getByText(/USD 30.00 captured. The currency does not match the order./),
    ).toBeVisible()
    expect(panel.getByText('Refunded:')).toBeVisible()
    expect(panel.getAllByText('Needs attention:')).toHaveLength(2)
    expect(panel.getByRole('button', { name: 'Decide on 01KFDUPLICATE' })).toBeVisible()
  })

  it('records cash after a confirmation, and warns of an open payment page', async () => {
    const panel = await openPanel([])
    const recorded = jest.fn()
    server.use(
      mockResponse(
        'recordCashPayment',
        {
          transactionId: '01KFCASH',
          amount: 126_090,
          recordedAt: '2026-01-16T06:00:00.000Z',
          hadOpenPage: true,
        },
        { onRequest: recorded },
      ),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.recordCash) }))
    const cashQuestion = t(messages.cashQuestion)
    expect((await dialog(cashQuestion)).getByText(/৳1,26,090.00 received in cash/)).toBeVisible()
    await answer(cashQuestion, t(messages.recordCash))

    expect(await screen.findByText(t(messages.cashRecorded)('৳1,26,090.00'))).toBeInTheDocument()
    // It waits for its turn if toasts of the test before are still leaving.
    expect(await screen.findByText(/had opened the online payment page/)).toBeInTheDocument()
    expect(recorded).toHaveBeenCalledTimes(1)
  })

  it('shows who recorded cash and when, and does not record it again', async () => {
    const cash = aPaymentAttempt({
      kind: 'cash',
      state: 'paid',
      capturedAt: '2026-01-16T06:00:00.000Z',
      recordedBy: 'admin@example.com',
    })
    const panel = await openPanel([cash], { payment: true })

    expect(await panel.findByText(t(messages.inCash)('৳2,590.00'))).toBeVisible()
    expect(panel.getByText('admin@example.com')).toBeVisible()
    expect(panel.getByText(t(messages.recordedAt))).toBeVisible()
    expect(panel.queryByRole('button', { name: t(messages.recordCash) })).not.toBeInTheDocument()
  })

  it('shows that the order was deleted, and has no actions for it', async () => {
    const panel = await openPanel([], { deletedAt: '2026-01-16T06:00:00.000Z' })

    expect(panel.getByText(/This order was deleted on 16 Jan 2026/)).toBeVisible()
    expect(panel.queryByRole('button', { name: /^(Delete|Mark|Record)/ })).not.toBeInTheDocument()
  })

  it('does not request an order that was just deleted', async () => {
    const read = jest.fn()
    const panel = await openPanel()
    await panel.findByText(t(messages.open))
    server.use(
      mockResponse('getOrder', order, { onRequest: read }),
      mockResponse('listOrderPayments', [], { onRequest: read }),
      mockResponse('listAllOrders', []),
      mockResponse('deleteOrder', { deletedCount: 1 }),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.deleteLabel) }))
    await answer(t(tables.areYouSure), t(messages.confirmDeletion))

    expect(await screen.findByText(t(messages.orderDeleted))).toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /^Order 0/ })).not.toBeInTheDocument(),
    )
    expect(read).not.toHaveBeenCalled()
  })

  it('can be called, mailed to and printed, and its address copied', async () => {
    const panel = await openPanel()
    expect(panel.getByRole('link', { name: order.mobileNumber })).toHaveAttribute(
      'href',
      `tel:${order.mobileNumber.replace(/ /g, '')}`,
    )
    expect(panel.getByRole('link', { name: order.email })).toHaveAttribute(
      'href',
      `mailto:${order.email}`,
    )
    expect(panel.getByRole('link', { name: t(messages.invoice) })).toHaveAttribute(
      'href',
      `/dashboard/order-details/karim_uddin/${order._id}`,
    )

    userEvent.setup()
    const written = jest.spyOn(navigator.clipboard, 'writeText')
    await userEvent.click(panel.getByRole('button', { name: t(messages.copyAddress) }))
    expect(await screen.findByText(t(messages.addressCopied))).toBeInTheDocument()
    expect(written).toHaveBeenCalledWith(
      `Karim Uddin\n${order.address}\n${order.district}, Bangladesh\n${order.mobileNumber}`,
    )

    written.mockRejectedValue(new Error('not allowed'))
    await userEvent.click(panel.getByRole('button', { name: t(messages.copyAddress) }))
    expect(await screen.findByText(t(messages.copyingNotAllowed))).toBeInTheDocument()
  })

  it('can hide the review from the product pages and show it again', async () => {
    const reviewed = { customerReview: 'Works well.', reviewStars: 2, reviewHidden: false }
    const panel = await openPanel([], reviewed)
    expect(panel.getByRole('img', { name: '2 stars' })).toBeVisible()
    expect(panel.getByText(t(messages.shownOnPages))).toBeVisible()
    const bodies: unknown[] = []
    server.use(
      mockResponse('getOrder', { ...order, ...reviewed, reviewHidden: true }),
      mockResponse('setReviewHidden', order, {
        onRequest: (request) => void request.json().then((body) => bodies.push(body)),
      }),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.hideReview) }))
    expect(await screen.findByText(t(messages.reviewHidden))).toBeInTheDocument()
    expect(await panel.findByRole('button', { name: t(messages.showReview) })).toBeEnabled()
    expect(bodies).toEqual([{ isHidden: true }])
  })

  it('leads to the previous and the next order of the table', async () => {
    renderOrders([order, other])
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    await press('01890000-0000-7000-8')
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    expect(panel.getByRole('button', { name: t(messages.previous) })).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    expect(panel.getByText('Nusrat Jahan')).toBeVisible()
    expect(panel.getByRole('button', { name: t(messages.next) })).toBeDisabled()
    await userEvent.click(panel.getByRole('button', { name: t(messages.previous) }))
    expect(panel.getByText('Karim Uddin')).toBeVisible()
  })

  it('goes on to the next page of the table, and back, with the position in the list', async () => {
    const all = Array.from({ length: 60 }, (_, index) => anOrder({ name: `Customer ${index + 1}` }))
    // Shorter than real pages, which take longer to render.
    const pages = [all.slice(0, 2), all.slice(25, 27), all.slice(50, 52)]
    renderOrders(all, '/dashboard/all-ordered?search=customer', (query) => {
      return pages[Number(query.get('page')) - 1] ?? []
    })
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    await userEvent.click((await findRow('Customer 2')).getByRole('button', { name: /^01/ }))
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    await panel.findByText('2 of 60')
    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    await panel.findByText('26 of 60')
    expect(panel.getByText('Customer 26')).toBeVisible()
    expect(address()).toHaveTextContent(/\?search=customer&open=[^&]*&page=2$/)
    expect(screen.getByText('Customer 27')).toBeInTheDocument()

    await userEvent.click(panel.getByRole('button', { name: t(messages.previous) }))
    await panel.findByText('2 of 60')
    expect(address()).toHaveTextContent(/\?search=customer&open=[^&]*&page=1$/)

    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    await panel.findByText('26 of 60')
    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(address()).toHaveTextContent(/\?search=customer&page=2$/))
    expect(screen.getByText('Customer 27')).toBeVisible()
  })

  describe('with a note that is not saved', () => {
    const asked = t(ui.leaveQuestion)

    async function writeNote() {
      renderOrders([order, other])
      server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
      await press('01890000-0000-7000-8')
      const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
      await userEvent.type(panel.getByRole('textbox', { name: t(messages.note) }), 'Called.')
      return panel
    }

    it.each([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      [t(ui.close), () => userEvent.click(screen.getByRole('button', { name: t(ui.close) }))],
      [
        t(messages.next),
        () => userEvent.click(screen.getByRole('button', { name: t(messages.next) })),
      ],
    ])('asks before it is lost by %s, and keeps it', async (_what, leave) => {
      const panel = await writeNote()
      for (const _again of [1, 2]) {
        await leave()
        await answer(asked, t(ui.stay))
        await waitFor(() => expect(screen.queryByText(asked)).not.toBeInTheDocument())
        // The question gives the focus back after it has gone.
        await waitFor(() =>
          expect(document.activeElement?.closest('[role=dialog]')).toHaveAccessibleName(/^Order/),
        )
        expect(panel.getByRole('textbox', { name: t(messages.note) })).toHaveValue('Called.')
      }
      await leave()
      await answer(asked, t(ui.leave))
      await waitFor(() => expect(screen.queryByDisplayValue('Called.')).not.toBeInTheDocument())
    })

    it('does not ask once it is saved', async () => {
      const panel = await writeNote()
      server.use(
        mockResponse('addOrderNote', {
          _id: order._id,
          author: 'admin@example.com',
          text: 'Called.',
          writtenAt: '2026-01-16T06:00:00.000Z',
        }),
      )
      await userEvent.click(panel.getByRole('button', { name: t(messages.addNote) }))
      await waitFor(() =>
        expect(panel.getByRole('textbox', { name: t(messages.note) })).toHaveValue(''),
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: /^Order/ })).not.toBeInTheDocument(),
      )
    })
  })

  it('keeps an unsaved note, its error and its id out of the next order', async () => {
    const sent: string[] = []
    const onRequest = ({ url }: Request) => void sent.push(new URL(url).pathname)
    renderOrders([order, other])
    server.use(
      mockError('getOrder', { status: 503 }),
      mockResponse('listOrderPayments', []),
      mockError('addOrderNote', { status: 503, message: 'Try again later.' }, { onRequest }),
    )
    await press('01890000-0000-7000-8')
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    const field = () => panel.getByRole('textbox', { name: t(messages.note) })
    const add = () => userEvent.click(panel.getByRole('button', { name: t(messages.addNote) }))
    await userEvent.type(field(), 'Karim called.')
    await add()
    expect(await panel.findByText('Try again later.')).toBeVisible()

    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    await answer(t(ui.leaveQuestion), t(ui.leave))
    expect(await panel.findByText('Nusrat Jahan')).toBeVisible()
    expect(field()).toHaveValue('')
    expect(panel.queryByText('Try again later.')).toBeNull()

    await userEvent.type(field(), 'Nusrat called.')
    await add()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toContain(other._id)
    expect(sent[1]?.split('/').at(-1)).not.toBe(sent[0]?.split('/').at(-1))
  })

  it('leads to the next order also after its own has left the filtered table', async () => {
    const paid = { payment: true }
    const rows = [anOrder({ ...paid, name: 'Rahim Ali' }), { ...order, ...paid }, other]
    renderOrders(rows, '/dashboard/all-ordered?status=Pending&payment=true')
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    await press('01890000-0000-7000-8')
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    server.use(
      mockResponse('deliverOrder', { modifiedCount: 1, unpaid: false }),
      mockResponse(
        'listAllOrders',
        rows.filter((row) => row._id !== order._id),
      ),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.markAsDelivered) }))
    await answer(question, t(messages.markAsDelivered))
    await waitFor(() => expect(screen.getAllByText('Karim Uddin')).toHaveLength(1))

    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    expect(panel.getByText('Nusrat Jahan')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: t(messages.previous) }))
    expect(panel.getByText('Rahim Ali')).toBeVisible()
  })

  it('has an address, which keeps the filters and changes with the order', async () => {
    renderOrders([order, other], '/dashboard/all-ordered?search=karim')
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    await press('01890000-0000-7000-8')
    expect(address()).toHaveTextContent(`/dashboard/all-ordered?search=karim&open=${order._id}`)
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    expect(address()).toHaveTextContent(`?search=karim&open=${other._id}`)

    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(address()).toHaveTextContent(/all-ordered\?search=karim$/))
    expect(screen.queryByRole('dialog', { name: /^Order/ })).not.toBeInTheDocument()
  })

  it('is opened by its address, also for an order that the table does not show', async () => {
    const at = `/dashboard/all-ordered?page=7&open=${order._id}`
    server.use(mockResponse('getOrder', order), mockResponse('listOrderPayments', []))
    renderOrders([other], at)
    const panel = within(await screen.findByRole('dialog', { name: /^Order 0/ }))
    expect(panel.getByText('Karim Uddin')).toBeVisible()
    expect(panel.getByRole('button', { name: t(messages.next) })).toBeDisabled()
    await waitFor(() => expect(address()).not.toHaveTextContent('page=7'))

    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(address()).toHaveTextContent(/all-ordered$/))
  })

  it.each([404, 422])('shows that no such order exists (%i)', async (status) => {
    server.use(mockError('getOrder', { status }))
    renderOrders([order], '/dashboard/all-ordered?open=unknown')
    const panel = within(await screen.findByRole('dialog', { name: 'Order' }))

    expect(await panel.findByText(t(messages.orderNotFound))).toBeVisible()
    expect(panel.queryByRole('button', { name: /^(Delete|Mark|Print)/ })).not.toBeInTheDocument()
  })

  it('can be loaded again after an error', async () => {
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    renderOrders([other], `/dashboard/all-ordered?open=${order._id}`)
    const panel = within(await screen.findByRole('dialog', { name: 'Order' }))
    expect(await panel.findByText(t(messages.orderNotLoaded))).toBeVisible()
    server.use(mockResponse('getOrder', order))
    await userEvent.click(panel.getByRole('button', { name: t(ui.tryAgain) }))

    expect(await panel.findByText('Karim Uddin')).toBeVisible()
  })

  it('closes with Escape and returns the focus', async () => {
    await openPanel()
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('dialog', { name: /^Order 0/ })).not.toBeInTheDocument()
    expect((await karim()).getByRole('button', { name: '01890000-0000-7000-8' })).toHaveFocus()
  })
})
