import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Order, shopApi } from '@/api'
import * as tables from '@/dashboard/tables/messages'
import * as ui from '@/dashboard/ui/messages'
import * as note from '@/dashboard/ui/note/messages'
import { t } from '@/shared/lib/language'
import { anOrder, aPaymentAttempt, aPaymentIssue } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone } from '@/testing/onPhone'
import { karim, order, other, press, renderOrders } from '@/testing/ordersTable'
import { address, findRow } from '@/testing/renderTable'
import { server } from '@/testing/server'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'

const question = t(messages.deliverQuestion)

afterEach(() => jest.restoreAllMocks())

beforeEach(() => server.use(mockResponse('listOrderNotes', [])))

describe('the order panel', () => {
  beforeEach(onPhone)

  async function openPanel(attempts = [aPaymentAttempt()], facts: Partial<Order> = {}) {
    const { store } = renderOrders([{ ...order, ...facts }])
    server.use(
      mockResponse('getOrder', { ...order, ...facts }),
      mockResponse('listOrderPayments', attempts),
    )
    await press('01890000-0000-7000-8')
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    return Object.assign(panel, { store })
  }

  it('shows details that the table does not', async () => {
    const panel = await openPanel([], { riskFlag: true, additionalInfo: 'Ring twice' })

    expect(panel.getByText(order._id)).toBeVisible()
    expect(panel.getByText(/House 1, Road 2, Dhanmondi/)).toBeVisible()
    expect(panel.getByText('Ring twice')).toBeVisible()
    expect(panel.getAllByText('Dhonira Aura Earbuds')).toHaveLength(2)
    expect(panel.getByText('৳1,26,090.00')).toBeVisible()
    expect(panel.getByText(/flagged this payment as risky/)).toBeVisible()
    expect(await panel.findByText(t(paymentMessages.noAttempts))).toBeVisible()
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
    expect(panel.getByText(t(paymentMessages.failedAttempts)).nextElementSibling).toHaveTextContent(
      /^1$/,
    )
    expect(
      panel.getByText(/USD 30.00 captured. The currency does not match the order./),
    ).toBeVisible()
    expect(panel.getByText('Refunded:')).toBeVisible()
    expect(panel.getAllByText('Needs attention:')).toHaveLength(2)
    expect(panel.getByRole('button', { name: 'Decide on 01KFDUPLICATE' })).toBeVisible()
  })

  it('records that the order is packed, and takes it back', async () => {
    const panel = await openPanel([])
    const [packed, undone] = [jest.fn(), jest.fn()]
    const packedAt = '2026-01-16T04:00:00.000Z'
    server.use(
      mockResponse('packOrder', { modifiedCount: 1 }, { onRequest: packed }),
      mockResponse('undoPacking', { modifiedCount: 1 }, { onRequest: undone }),
      mockResponse('getOrder', { ...order, packedAt }),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.markAsPacked) }))
    expect(await screen.findByText(t(messages.markedAsPacked))).toBeInTheDocument()
    expect(await panel.findByText('16 Jan 2026, 10:00')).toBeVisible()
    expect(packed).toHaveBeenCalledTimes(1)
    expect(panel.getByRole('button', { name: t(messages.undoPacking) })).toHaveFocus()
    server.use(mockResponse('getOrder', order))
    await userEvent.click(panel.getByRole('button', { name: t(messages.undoPacking) }))
    expect(await panel.findByRole('button', { name: t(messages.markAsPacked) })).toHaveFocus()
    expect(undone).toHaveBeenCalledTimes(1)
  })

  it('takes nothing back with the second of two quick clicks', async () => {
    const panel = await openPanel([])
    const undone = jest.fn()
    server.use(
      mockResponse('packOrder', { modifiedCount: 1 }),
      mockResponse('undoPacking', { modifiedCount: 1 }, { onRequest: undone }),
      mockResponse('getOrder', { ...order, packedAt: '2026-01-16T04:00:00.000Z' }),
    )
    const button = panel.getByRole('button', { name: t(messages.markAsPacked) })
    fireEvent.click(button, { detail: 1 })
    expect(await panel.findByRole('button', { name: t(messages.undoPacking) })).toBe(button)
    fireEvent.click(button, { detail: 2 })
    expect(undone).not.toHaveBeenCalled()
  })

  it('hands the order over to a courier, whom it asks for', async () => {
    const panel = await openPanel([])
    const bodies: unknown[] = []
    const message = 'This order is already delivered.'
    server.use(mockError('handOverOrder', { status: 409, message }))
    await userEvent.click(panel.getByRole('button', { name: t(messages.handOver) }))
    const form = await dialog(t(messages.handOver))
    await userEvent.click(form.getByRole('button', { name: t(messages.handOverNow) }))
    expect(await form.findByText(t(messages.courierMissing))).toBeVisible()
    await userEvent.type(form.getByLabelText(t(messages.courier)), 'Steadfast')
    await userEvent.type(form.getByLabelText(t(messages.trackingNumberOptional)), 'SF-1')
    await userEvent.click(form.getByRole('button', { name: t(messages.handOverNow) }))
    expect(await form.findByText(message)).toBeVisible()

    const handedOver = { handedOverAt: '2026-01-16T09:00:00.000Z', courier: 'Steadfast' }
    server.use(
      mockResponse(
        'handOverOrder',
        { modifiedCount: 1 },
        { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
      ),
      mockResponse('getOrder', { ...order, ...handedOver, trackingNumber: 'SF-1' }),
    )
    await userEvent.click(form.getByRole('button', { name: t(messages.handOverNow) }))
    expect(await screen.findByText(t(messages.orderHandedOver))).toBeInTheDocument()
    expect(bodies).toEqual([{ courier: 'Steadfast', trackingNumber: 'SF-1' }])
    expect(await panel.findByRole('link', { name: 'SF-1' })).toBeVisible()
    expect(panel.getByRole('button', { name: t(messages.changeCourier) })).toBeVisible()
    expect(panel.queryByRole('button', { name: t(messages.markAsPacked) })).toBeNull()

    server.use(mockResponse('undoHandOver', { modifiedCount: 1 }), mockResponse('getOrder', order))
    await userEvent.click(panel.getByRole('button', { name: t(messages.undoHandOver) }))
    expect(await panel.findByRole('button', { name: t(messages.handOver) })).toBeVisible()
  })

  it('keeps what is entered for the courier when the order is delivered meanwhile', async () => {
    const { store, ...panel } = await openPanel([])
    await userEvent.click(panel.getByRole('button', { name: t(messages.handOver) }))
    const form = await dialog(t(messages.handOver))
    await userEvent.type(form.getByLabelText(t(messages.courier)), 'Steadfast')
    server.use(mockResponse('getOrder', { ...order, status: 'Delivered' }))
    const tag = { type: 'Order', id: order._id } as const
    act(() => void store.dispatch(shopApi.util.invalidateTags([tag])))
    await waitFor(() =>
      expect(
        panel.queryByRole('button', { name: t(messages.handOver), hidden: true }),
      ).not.toBeInTheDocument(),
    )
    expect(form.getByLabelText(t(messages.courier))).toHaveValue('Steadfast')
  })

  it('shows the steps of a delivered order, which stay', async () => {
    const steps = {
      handedOverAt: '2026-01-16T09:00:00.000Z',
      courier: 'Own rider',
      trackingNumber: '7',
    }
    const panel = await openPanel([], { ...steps, status: 'Delivered' })
    expect(panel.getByText('Own rider')).toBeVisible()
    for (const name of [messages.handOver, messages.changeCourier, messages.undoHandOver]) {
      expect(panel.queryByRole('button', { name: t(name) })).toBeNull()
    }
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
    await userEvent.click(panel.getByRole('button', { name: t(paymentMessages.recordCash) }))
    const cashQuestion = t(paymentMessages.cashQuestion)
    expect((await dialog(cashQuestion)).getByText(/৳1,26,090.00 received in cash/)).toBeVisible()
    await answer(cashQuestion, t(paymentMessages.recordCash))

    expect(
      await screen.findByText(t(paymentMessages.cashRecorded)('৳1,26,090.00')),
    ).toBeInTheDocument()
    // It waits for its turn if toasts of the test before are still leaving.
    expect(await screen.findByText(/had opened the online payment page/)).toBeInTheDocument()
    expect(recorded).toHaveBeenCalledTimes(1)
  })

  it('delivers the order and records its cash after one confirmation', async () => {
    const panel = await openPanel([])
    const delivered = jest.fn()
    server.use(
      mockResponse(
        'deliverCashOrders',
        { done: [order._id], failed: [], hadOpenPage: [] },
        { onRequest: delivered },
      ),
      mockResponse('getOrder', { ...order, status: 'Delivered', payment: true }),
    )
    await userEvent.click(panel.getByRole('button', { name: t(paymentMessages.deliveredForCash) }))
    const title = t(paymentMessages.deliveredForCashQuestion)
    expect((await dialog(title)).getByText(/of Karim Uddin, ৳1,26,090\.00/)).toBeVisible()
    await answer(title, t(paymentMessages.deliveredForCash))

    expect(
      await screen.findByText(t(paymentMessages.deliveredForCashDone)(1, '৳1,26,090.00')),
    ).toBeInTheDocument()
    expect(await panel.findByRole('button', { name: t(messages.marked) })).toBeDisabled()
    expect(
      panel.queryByRole('button', { name: t(paymentMessages.deliveredForCash) }),
    ).not.toBeInTheDocument()
    expect(delivered).toHaveBeenCalledTimes(1)
  })

  it('records the cash of a delivered order as the main action', async () => {
    const panel = await openPanel([], { status: 'Delivered' })
    const action = panel.getByRole('button', { name: t(paymentMessages.recordCash) })
    server.use(
      mockResponse('recordCashPayment', {
        transactionId: '01KFCASH',
        amount: 126_090,
        recordedAt: '2026-01-16T06:00:00.000Z',
        hadOpenPage: false,
      }),
      mockResponse('getOrder', { ...order, status: 'Delivered', payment: true }),
    )
    await userEvent.click(action)
    await answer(t(paymentMessages.cashQuestion), t(paymentMessages.recordCash))
    await waitFor(() => expect(action).toHaveTextContent(t(messages.marked)))
    expect(action).toBeDisabled()
  })

  it.each([{ payment: true }, { status: 'Delivered' as const }])(
    'offers no delivery for cash if the order is %j',
    async (facts) => {
      const panel = await openPanel([], facts)
      expect(
        panel.queryByRole('button', { name: t(paymentMessages.deliveredForCash) }),
      ).not.toBeInTheDocument()
    },
  )

  it('shows who recorded cash and when, and does not record it again', async () => {
    const cash = aPaymentAttempt({
      kind: 'cash',
      state: 'paid',
      capturedAt: '2026-01-16T06:00:00.000Z',
      recordedBy: 'admin@example.com',
    })
    const panel = await openPanel([cash], { payment: true })

    expect(await panel.findByText(t(paymentMessages.inCash)('৳2,590.00'))).toBeVisible()
    expect(panel.getByText('admin@example.com')).toBeVisible()
    expect(panel.getByText(t(paymentMessages.recordedAt))).toBeVisible()
    expect(
      panel.queryByRole('button', { name: t(paymentMessages.recordCash) }),
    ).not.toBeInTheDocument()
  })

  it('shows that the order was deleted, and has no actions for it', async () => {
    const panel = await openPanel([], { deletedAt: '2026-01-16T06:00:00.000Z' })

    expect(panel.getByText(t(messages.cancelledOn)('16 Jan 2026, 12:00'))).toBeVisible()
    expect(panel.queryByRole('button', { name: /^(Delete|Mark|Record)/ })).not.toBeInTheDocument()
  })

  it.each([
    [{ needsAttention: true }, /stay here until they are refunded or kept/],
    [{}, t(messages.cancelledOn)('16 Jan 2026, 12:00')],
    [
      {
        payment: true,
        refunds: [
          { amount: 1, currency: 'BDT', refundedAt: '2026-01-17T06:00:00.000Z', reference: 'R' },
        ],
      },
      t(messages.refundedOn)('17 Jan 2026, 12:00'),
    ],
  ])('shows what became of a cancelled order: %j', async (facts, text) => {
    const deletedAt = '2026-01-16T06:00:00.000Z'
    const panel = await openPanel([], { deletedAt, deliverBy: '2026-01-25', ...facts })
    expect(await panel.findByText(text)).toBeVisible()
    expect(panel.queryByText(t(messages.deliverBy))).toBeNull()
    expect(panel.queryByRole('button', { name: t(messages.printSlip) })).toBeNull()
  })

  it.each([
    [{ riskLevel: 0, checks: 1 }, false],
    [{ riskLevel: 1 }, true],
    [{ riskLevel: 0, mismatch: 'val_id' as const }, true],
    [{ checks: 1, nextCheckAt: '2026-01-16T06:00:00.000Z' }, true],
  ])('folds what the gateway said unless something is wrong: %j', async (facts, isOpen) => {
    const panel = await openPanel([aPaymentAttempt({ state: 'paid', ...facts })])
    const details = (await panel.findByText(t(paymentMessages.paymentDetails))).closest('details')
    expect(details?.open).toBe(isOpen)
  })

  it('does not request an order that was just deleted', async () => {
    const read = jest.fn()
    const panel = await openPanel()
    await panel.findByText(t(paymentMessages.open))
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
      expect(screen.queryByRole('dialog', { name: /^Order J/ })).not.toBeInTheDocument(),
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

  it('stays closed if the next page of the table comes after it was closed', async () => {
    const all = Array.from({ length: 26 }, (_, index) => anOrder({ name: `Customer ${index + 1}` }))
    renderOrders(all, '/dashboard/all-ordered', () => all.slice(0, 2))
    server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
    await userEvent.click((await findRow('Customer 2')).getByRole('button', { name: /^01/ }))
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    await panel.findByText('2 of 26')
    let hasAnswered = false
    server.use(
      mockResponse(
        'listAllOrders',
        () => {
          hasAnswered = true
          return all.slice(25)
        },
        { delayed: 300, headers: { 'X-Total-Count': '26' } },
      ),
    )
    await userEvent.click(panel.getByRole('button', { name: t(messages.next) }))
    await userEvent.click(panel.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(hasAnswered).toBe(true))
    await act(() => new Promise((done) => setTimeout(done, 200)))
    expect(address()).toHaveTextContent(/\/all-ordered$/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  describe('with a note that is not saved', () => {
    const asked = t(ui.leaveQuestion)

    async function writeNote() {
      renderOrders([order, other])
      server.use(mockError('getOrder', { status: 503 }), mockResponse('listOrderPayments', []))
      await press('01890000-0000-7000-8')
      const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
      await userEvent.type(panel.getByRole('textbox', { name: t(note.note) }), 'Called.')
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
        expect(panel.getByRole('textbox', { name: t(note.note) })).toHaveValue('Called.')
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
      await userEvent.click(panel.getByRole('button', { name: t(note.addNote) }))
      await waitFor(() =>
        expect(panel.getByRole('textbox', { name: t(note.note) })).toHaveValue(''),
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
    const field = () => panel.getByRole('textbox', { name: t(note.note) })
    const add = () => userEvent.click(panel.getByRole('button', { name: t(note.addNote) }))
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
    const panel = within(await screen.findByRole('dialog', { name: /^Order J/ }))
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

    expect(screen.queryByRole('dialog', { name: /^Order J/ })).not.toBeInTheDocument()
    expect((await karim()).getByRole('button', { name: '01890000-0000-7000-8' })).toHaveFocus()
  })
})
