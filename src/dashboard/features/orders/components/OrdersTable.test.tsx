import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as tables from '@/dashboard/tables/messages'
import { viewChanged } from '@/dashboard/tables/tablePrefsSlice'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { anOrder } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { answer, dialog } from '@/testing/dialogs'
import { type AnswerOf, mockError, mockResponse } from '@/testing/doubles'
import { onPhone } from '@/testing/onPhone'
import { karim, order, other, press, renderOrders } from '@/testing/ordersTable'
import { recordExports } from '@/testing/recordExports'
import { address, findRow, selectAllRows, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { adminEmail } from '@/testing/tableStates'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'
import * as slipMessages from '../slipMessages'

const question = t(messages.deliverQuestion)

async function choose(rows = [order, other]) {
  renderOrders(rows)
  return selectAllRows()
}

afterEach(() => jest.restoreAllMocks())

beforeEach(() => server.use(mockResponse('listOrderNotes', [])))

describe.each(tableLayouts)('the orders table as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  describe('an order in the table', () => {
    // [spec 2.21]
    it('shows ID, date, items, total, payment and status', async () => {
      renderOrders([{ ...order, payment: true, status: 'Delivered' }])
      const shown = await karim()

      expect(shown.getByRole('button', { name: '01890000-0000-7000-8' })).toBeVisible()
      expect(shown.getByText('15 Jan 2026')).toBeVisible()
      expect(shown.getByText(t(messages.itemCount)(3))).toBeVisible()
      expect(shown.getByText('৳1,25,990')).toBeVisible()
      expect(shown.getByText(t(ui.plusDelivery)('৳100'))).toBeVisible()
      expect(shown.getByText('Paid')).toBeVisible()
      expect(shown.getByText('Delivered')).toBeVisible()
    })

    it('shows its last day for the delivery, and how long it has waited', async () => {
      const paidAt = new Date(Date.now() - 2.5 * 86_400_000).toISOString()
      renderOrders([{ ...order, payment: true, paidAt, deliverBy: '2026-01-25' }, other])

      expect((await karim()).getByText('25 Jan 2026')).toBeVisible()
      expect((await karim()).getByText(t(messages.waitingDays)(2))).toBeVisible()
      expect((await findRow('Nusrat Jahan')).queryByText(/^waiting/)).not.toBeInTheDocument()
    })

    it('is marked as deleted and cannot be delivered or deleted again', async () => {
      renderOrders([{ ...order, deletedAt: '2026-01-16T06:00:00.000Z', needsAttention: true }])
      const shown = await karim()

      expect(shown.getByText(t(messages.deletedStatus))).toBeVisible()
      expect(shown.getByRole('img', { name: t(messages.paymentNeedsAttention) })).toBeVisible()
      expect(shown.queryByRole('button', { name: /^(Mark|Delete)/ })).not.toBeInTheDocument()
    })

    it('shows that its payment needs review and that a refund is due', async () => {
      renderOrders([{ ...order, riskFlag: true, refundDue: true }])

      const shown = await karim()
      expect(shown.getByRole('img', { name: 'Payment needs review. Refund due' })).toBeVisible()
    })
  })

  describe('the reviews', () => {
    const reviewed = anOrder({
      ...order,
      status: 'Delivered',
      customerReview: 'The screen flickers.',
      reviewStars: 2,
      reviewHidden: false,
    })

    it('are read and hidden in the table', async () => {
      renderOrders([reviewed], '/?reviewed=true')
      const shown = await karim()
      expect(shown.getByText('The screen flickers.')).toBeVisible()
      expect(shown.getByRole('img', { name: '2 stars' })).toBeVisible()
      expect(shown.getByText(t(messages.onPages))).toBeVisible()
      expect(shown.queryByText('৳1,25,990')).not.toBeInTheDocument()

      const bodies: unknown[] = []
      server.use(
        mockResponse('setReviewHidden', reviewed, {
          onRequest: (request) => void request.json().then((body) => bodies.push(body)),
        }),
      )
      await press(t(messages.hideReview))
      expect(await screen.findByText(t(messages.reviewHidden))).toBeInTheDocument()
      expect(bodies).toEqual([{ isHidden: true }])
    })

    it('have columns of their own, whatever was chosen for the other orders', async () => {
      const store = createTestStore(adminEmail)
      store.dispatch(viewChanged({ table: 'orders', hiddenColumns: ['district'] }))
      renderOrders([reviewed], '/?reviewed=true', undefined, store)
      expect((await karim()).getByText('The screen flickers.')).toBeVisible()
      expect((await karim()).queryByText('৳1,25,990')).not.toBeInTheDocument()
    })

    it('that are hidden are marked', async () => {
      renderOrders([{ ...reviewed, reviewHidden: true }], '/?reviewed=true')
      const shown = await karim()
      expect(shown.getByText(t(messages.hidden))).toBeVisible()
      expect(shown.getByRole('button', { name: t(messages.showReview) })).toBeEnabled()
    })
  })

  describe('marking an order as delivered', () => {
    it('asks for confirmation, naming the order, and does nothing if it is cancelled', async () => {
      renderOrders([{ ...order, payment: true }])
      const delivered = jest.fn()
      server.use(
        mockResponse('deliverOrder', { modifiedCount: 1, unpaid: false }, { onRequest: delivered }),
      )
      await press(t(messages.markAsDelivered))
      const text = 'Order 01890000-0000-7000-8 of Karim Uddin, ৳1,26,090.00 with delivery.'
      expect((await dialog(question)).getByText(text)).toBeInTheDocument()
      await answer(question, t(shared.cancel))

      expect(
        (await karim()).getByRole('button', { name: t(messages.markAsDelivered) }),
      ).toBeEnabled()
      expect(delivered).not.toHaveBeenCalled()
    })

    // [spec 4.3, 8.17]
    it('is possible while the order is pending, and shown immediately', async () => {
      renderOrders()
      await karim()
      server.use(
        mockResponse('deliverOrder', { modifiedCount: 1, unpaid: false }, { delayed: 30 }),
        mockResponse('listAllOrders', [{ ...order, status: 'Delivered' }]),
      )
      await press(t(messages.markAsDelivered))
      await answer(question, t(messages.markAsDelivered))

      expect((await karim()).getByRole('button', { name: t(messages.marked) })).toBeDisabled()
      expect(await screen.findByText(t(messages.markedAsDelivered))).toBeInTheDocument()
      expect(screen.queryByText(t(messages.orderIsUnpaid))).not.toBeInTheDocument()
    })

    // [spec 4.3]
    it('is not possible for a delivered order', async () => {
      renderOrders([{ ...order, status: 'Delivered' }])

      const shown = await karim()
      expect(shown.getByRole('button', { name: t(messages.marked) })).toBeDisabled()
      expect(
        shown.queryByRole('button', { name: t(messages.markAsDelivered) }),
      ).not.toBeInTheDocument()
    })

    // [spec 8.11]
    it('is rolled back with the message of the server if it fails', async () => {
      renderOrders()
      server.use(
        mockError('deliverOrder', { status: 409, message: 'This order is delivered already.' }),
      )
      await press(t(messages.markAsDelivered))
      await answer(question, t(messages.markAsDelivered))

      expect(await screen.findByText('This order is delivered already.')).toBeInTheDocument()
      expect(
        (await karim()).getByRole('button', { name: t(messages.markAsDelivered) }),
      ).toBeEnabled()
    })
  })

  describe('deleting an order', () => {
    // [spec 8.19]
    it('asks for confirmation with the specified texts', async () => {
      renderOrders()
      const deleted = jest.fn()
      server.use(mockResponse('deleteOrder', { deletedCount: 1 }, { onRequest: deleted }))
      await press(/^Delete/)
      expect(
        (await dialog(t(tables.areYouSure))).getByText(t(messages.deleteOne)),
      ).toBeInTheDocument()
      await answer(t(tables.areYouSure), t(shared.cancel))
      expect(deleted).not.toHaveBeenCalled()

      await press(/^Delete/)
      server.use(mockResponse('listAllOrders', [], { headers: { 'X-Total-Count': '0' } }))
      await answer(t(tables.areYouSure), t(messages.confirmDeletion))

      expect(await screen.findByText(t(messages.orderDeleted))).toBeInTheDocument()
      expect(await screen.findByText(t(tables.noRows)(t(messages.orders)))).toBeVisible()
    })
  })

  describe('several selected orders', () => {
    it('are delivered after one confirmation, and the failed ones are listed with their reason', async () => {
      const bar = await choose()
      expect(bar.getByText(t(tables.selectedCount)(2))).toBeVisible()
      const bodies: unknown[] = []
      const message = 'This order is delivered already.'
      server.use(
        mockResponse(
          'deliverOrders',
          {
            done: [order._id],
            failed: [{ _id: other._id, code: 'already_delivered', message }],
            unpaid: [order._id],
          },
          { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
        ),
      )
      await userEvent.click(bar.getByRole('button', { name: t(messages.markAsDelivered) }))
      await answer(t(messages.deliverManyQuestion)(2), t(messages.markAsDelivered))

      const report = within(
        await screen.findByRole('dialog', {
          name: t(tables.bulkResult)(1, 2, t(messages.markedAction)),
        }),
      )
      expect(report.getByText(`Nusrat Jahan, ${other._id}`)).toBeVisible()
      expect(report.getByText(message)).toBeVisible()
      expect(bodies).toEqual([{ ids: [order._id, other._id] }])
      expect(await screen.findByText(t(messages.ordersAreUnpaid)(1))).toBeInTheDocument()
    })

    it('are packed without a question, those that are packed already left out', async () => {
      renderOrders([order, { ...other, packedAt: '2026-01-16T04:00:00.000Z' }])
      const bar = await selectAllRows()
      const bodies: unknown[] = []
      server.use(
        mockResponse(
          'packOrders',
          { done: [order._id], failed: [] },
          { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
        ),
      )
      await userEvent.click(bar.getByRole('button', { name: t(messages.markAsPacked) }))
      expect(await screen.findByText(t(messages.ordersPacked)(1))).toBeInTheDocument()
      expect(bodies).toEqual([{ ids: [order._id] }])
    })

    it('are not packed if none has to be', async () => {
      renderOrders([
        { ...order, handedOverAt: '2026-01-16T04:00:00.000Z', courier: 'RedX' },
        { ...other, status: 'Delivered' },
      ])
      const bar = await selectAllRows()
      await userEvent.click(bar.getByRole('button', { name: t(messages.markAsPacked) }))
      expect(await screen.findByText(/handed over already.*delivered already/)).toBeInTheDocument()
    })

    it('are exported with the filters and the order of the table', async () => {
      const exported = recordExports('orders')
      renderOrders([order, other], '/?needsAttention=true&reviewed=false&sort=paidAt&order=asc')
      const bar = await selectAllRows()
      await userEvent.click(bar.getByRole('button', { name: t(tables.exportCsv) }))

      await waitFor(() => expect(exported).toHaveLength(1))
      expect(exported[0]).toEqual({
        ids: `${order._id},${other._id}`,
        needsAttention: 'true',
        reviewed: 'false',
        sort: 'paidAt',
        order: 'asc',
      })
    })

    it('are deselected once all of them are delivered', async () => {
      const bar = await choose()
      server.use(
        mockResponse('deliverOrders', { done: [order._id, other._id], failed: [], unpaid: [] }),
      )
      await userEvent.click(bar.getByRole('button', { name: t(messages.markAsDelivered) }))
      await answer(t(messages.deliverManyQuestion)(2), t(messages.markAsDelivered))
      expect(await screen.findByText(t(messages.ordersMarked)(2))).toBeInTheDocument()
      await waitFor(() =>
        expect(screen.queryByText(t(tables.selectedCount)(2))).not.toBeInTheDocument(),
      )
    })

    it('have packing slips, which are gone after printing', async () => {
      const bar = await choose()
      const slips = () => screen.queryAllByText(t(slipMessages.slipTitle))
      const printed = jest.spyOn(window, 'print').mockImplementation(() => {
        expect(slips()).toHaveLength(2)
        expect(screen.getByText('To collect: ৳1,26,090.00')).toBeInTheDocument()
      })
      await userEvent.click(bar.getByRole('button', { name: t(messages.printSlips) }))
      expect(printed).toHaveBeenCalledTimes(1)
      expect(slips()).toHaveLength(2)
      act(() => void window.dispatchEvent(new Event('afterprint')))
      expect(slips()).toHaveLength(0)
      expect(bar.getByText(t(tables.selectedCount)(2))).toBeVisible()
    })

    it.each([
      [{}, t(slipMessages.slipToCollect)(order.totalAmount)],
      [{ deletedAt: '2026-01-16T06:00:00.000Z' }, 'Cancelled'],
      [{ payment: true, transactionId: '01M80000000000000000000002' }, 'Paid'],
      [{ isUnderReview: true }, t(slipMessages.slipUnderReview)],
    ])('have packing slips that say what to collect (%j)', async (state, text) => {
      jest.spyOn(window, 'print').mockImplementation(() => {})
      renderOrders([{ ...order, ...state }, other])
      const bar = await selectAllRows()
      await userEvent.click(bar.getByRole('button', { name: t(messages.printSlips) }))
      const [slip] = screen
        .getAllByText(t(slipMessages.slipTitle))
        .map((title) => title.closest('article')?.querySelector('address'))
      expect(slip).toHaveTextContent(text)
      act(() => void window.dispatchEvent(new Event('afterprint')))
    })

    it('are deleted after one confirmation', async () => {
      const bar = await choose()
      server.use(mockResponse('deleteOrders', { done: [order._id, other._id], failed: [] }))
      await userEvent.click(bar.getByRole('button', { name: t(messages.deleteLabel) }))
      await answer(t(tables.areYouSure), t(messages.confirmDeletions))

      expect(await screen.findByText(t(messages.ordersDeleted)(2))).toBeInTheDocument()
    })

    it('are deselected by a button', async () => {
      const bar = await choose()
      await userEvent.click(bar.getByRole('button', { name: t(tables.clearSelection) }))

      expect(screen.queryByRole('region', { name: t(tables.selectedRows) })).not.toBeInTheDocument()
    })
  })
})

describe('orders that are delivered and paid in cash at once', () => {
  const bodies: unknown[] = []
  beforeEach(() => {
    bodies.splice(0)
    onPhone()
  })

  const mockDelivery = (outcome: Partial<AnswerOf<'deliverCashOrders'>>) =>
    server.use(
      mockResponse(
        'deliverCashOrders',
        { done: [], failed: [], hadOpenPage: [], ...outcome },
        { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
      ),
    )
  it('are counted and summed up before, and named after', async () => {
    const bar = await choose([order, { ...other, totalAmount: 1000.5 }])
    mockDelivery({ done: [order._id, other._id], hadOpenPage: [other._id] })
    await userEvent.click(bar.getByRole('button', { name: t(paymentMessages.deliveredForCash) }))
    const title = t(paymentMessages.manyForCashQuestion)(2, '৳1,27,090.50')
    expect((await dialog(title)).getByText(/A delivery is final/)).toBeInTheDocument()
    await answer(title, t(paymentMessages.deliveredForCash))

    expect(
      await screen.findByText(t(paymentMessages.deliveredForCashDone)(2, '৳1,27,090.50')),
    ).toBeInTheDocument()
    expect(await screen.findByText(t(paymentMessages.someMayBePaidTwice)(1))).toBeInTheDocument()
    expect(bodies).toEqual([{ ids: [order._id, other._id] }])
  })

  it('leave out those that are not due, with the reason', async () => {
    const bar = await choose([order, { ...other, payment: true }])
    mockDelivery({ done: [order._id] })
    await userEvent.click(bar.getByRole('button', { name: t(paymentMessages.deliveredForCash) }))
    const title = t(paymentMessages.manyForCashQuestion)(1, '৳1,26,090.00')
    expect(
      (await dialog(title)).getByText(/1 of the selected is left out: paid already\.$/),
    ).toBeInTheDocument()
    await answer(title, t(paymentMessages.deliveredForCash))
    await waitFor(() => expect(bodies).toEqual([{ ids: [order._id] }]))
  })

  it('are not asked about if none is due', async () => {
    const bar = await choose([{ ...order, status: 'Delivered' }])
    await userEvent.click(bar.getByRole('button', { name: t(paymentMessages.deliveredForCash) }))
    expect(await screen.findByText(/delivered already/)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are listed with the reason of the server if they could not be', async () => {
    const bar = await choose()
    const message = 'rahima@example.com has recorded the cash for this order already.'
    mockDelivery({
      done: [order._id],
      failed: [{ _id: other._id, code: 'already_paid', message }],
    })
    await userEvent.click(bar.getByRole('button', { name: t(paymentMessages.deliveredForCash) }))
    const title = t(paymentMessages.manyForCashQuestion)(2, '৳1,28,680.00')
    await answer(title, t(paymentMessages.deliveredForCash))
    const report = await dialog(
      t(tables.bulkResult)(1, 2, t(paymentMessages.deliveredForCashAction)),
    )
    expect(report.getByText(message)).toBeVisible()
  })
})

describe('orders that were delivered before their cash is received', () => {
  beforeEach(onPhone)
  const delivered = { status: 'Delivered' as const }
  const record = {
    transactionId: '01KFCASH',
    recordedAt: '2026-01-16T06:00:00.000Z',
    hadOpenPage: false,
  }
  const receive = (bar: Awaited<ReturnType<typeof choose>>) =>
    userEvent.click(bar.getByRole('button', { name: t(paymentMessages.receiveCash) }))

  it('are recorded one by one, the others left out with the reason', async () => {
    const paid: string[] = []
    const bar = await choose([
      { ...order, ...delivered },
      { ...other, ...delivered, totalAmount: 1000.5 },
      anOrder({ name: 'Rahim Ali' }),
      anOrder({ name: 'Sadia Afrin', ...delivered, payment: true }),
    ])
    server.use(
      mockResponse(
        'recordCashPayment',
        { ...record, amount: 1 },
        { onRequest: ({ url }) => void paid.push(new URL(url).pathname.split('/').at(-2) ?? '') },
      ),
    )
    await receive(bar)
    const title = t(paymentMessages.receiveCashQuestion)(2, '৳1,27,090.50')
    const shown = await dialog(title)
    expect(shown.getByText(/1 of the selected is left out: paid already\./)).toBeInTheDocument()
    expect(shown.getByText(/1 of the selected is left out: not delivered yet\.$/)).toBeVisible()
    await answer(title, t(paymentMessages.receiveCash))
    expect(
      await screen.findByText(t(paymentMessages.cashRecorded)('৳1,27,090.50')),
    ).toBeInTheDocument()
    expect(paid).toEqual([order._id, other._id])
  })

  it('are listed with the reason if one was paid meanwhile, and the rest is recorded', async () => {
    const bar = await choose([
      { ...order, ...delivered },
      { ...other, ...delivered },
    ])
    const message = 'rahima@example.com has recorded the cash for this order already.'
    server.use(
      mockError(
        'recordCashPayment',
        { status: 409, code: 'already_paid', message },
        {
          onRequest: () => server.use(mockResponse('recordCashPayment', { ...record, amount: 1 })),
        },
      ),
    )
    await receive(bar)
    const title = t(paymentMessages.receiveCashQuestion)(2, '৳1,28,680.00')
    await answer(title, t(paymentMessages.receiveCash))
    const report = await dialog(t(tables.bulkResult)(1, 2, t(paymentMessages.receiveCashAction)))
    expect(report.getByText(message)).toBeVisible()
  })

  it('are not offered if nothing is to be recorded', async () => {
    const bar = await choose([order, { ...other, ...delivered, payment: true }])
    expect(
      bar.queryByRole('button', { name: t(paymentMessages.receiveCash) }),
    ).not.toBeInTheDocument()
  })
})

// What does not depend on the layout is tested with cards, which render faster.
describe('the confirmation before marking orders as delivered', () => {
  beforeEach(onPhone)

  it('asks for confirmation in the order panel as well', async () => {
    renderOrders()
    server.use(mockResponse('getOrder', order), mockResponse('listOrderPayments', []))
    await press('01890000-0000-7000-8')
    const panel = within(await screen.findByRole('dialog', { name: /^Order/ }))
    await userEvent.click(panel.getByRole('button', { name: t(messages.markAsDelivered) }))

    expect(await dialog(question)).toBeDefined()
    await answer(question, t(shared.cancel))
  })

  it('warns before and after that the order is not paid', async () => {
    renderOrders()
    server.use(mockResponse('deliverOrder', { modifiedCount: 1, unpaid: true }))
    await press(t(messages.markAsDelivered))
    expect(
      (await dialog(question)).getByText(
        /of Karim Uddin, ৳1,26,090\.00 with delivery\.\s+It has not been paid yet\.$/,
      ),
    ).toBeInTheDocument()
    await answer(question, t(messages.markAsDelivered))

    expect(await screen.findByText(t(messages.orderIsUnpaid))).toBeInTheDocument()
  })

  it.each([
    { unpaid: [true, true], note: t(messages.allAreUnpaid) },
    { unpaid: [true, false], note: t(messages.someAreUnpaid)(1) },
    { unpaid: [false, false], note: undefined },
  ])('shows the number of unpaid ones: $note', async ({ unpaid, note }) => {
    const rows = [order, other].map((each, i) => ({ ...each, payment: !unpaid[i] }))
    const bar = await choose(rows)
    await userEvent.click(bar.getByRole('button', { name: t(messages.markAsDelivered) }))
    const title = t(messages.deliverManyQuestion)(2)
    const { getByText, queryByText } = await dialog(title)

    if (note) expect(getByText(note)).toBeInTheDocument()
    else expect(queryByText(/paid/)).not.toBeInTheDocument()
    await answer(title, t(shared.cancel))
  })

  it('counts and sends only those that are not delivered yet', async () => {
    const bodies: unknown[] = []
    const bar = await choose([order, { ...other, status: 'Delivered' }])
    server.use(
      mockResponse(
        'deliverOrders',
        { done: [order._id], failed: [], unpaid: [] },
        { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
      ),
    )
    await userEvent.click(bar.getByRole('button', { name: t(messages.markAsDelivered) }))
    const title = t(messages.deliverManyQuestion)(1)
    const shown = await dialog(title)

    expect(
      shown.getByText(/^1 of the selected is left out: delivered already\./),
    ).toBeInTheDocument()
    expect(shown.getByText(/It has not been paid yet\./)).toBeInTheDocument()
    await answer(title, t(messages.markAsDelivered))
    expect(await screen.findByText(t(messages.ordersMarked)(1))).toBeInTheDocument()
    expect(bodies).toEqual([{ ids: [order._id] }])
  })

  it('is not shown if all are delivered', async () => {
    const bar = await choose([
      { ...order, status: 'Delivered' },
      { ...other, status: 'Delivered' },
    ])
    await userEvent.click(bar.getByRole('button', { name: t(messages.markAsDelivered) }))

    expect(
      await screen.findByText('All of the selected are delivered already.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the confirmation before deleting orders', () => {
  beforeEach(onPhone)

  const transactionId = '01M80000000000000000000001'

  it('names the payment and where it stays listed', async () => {
    renderOrders([{ ...order, payment: true, transactionId }])
    await press(/^Delete/)

    const question = await dialog(t(tables.areYouSure))
    expect(question.getByText(t(messages.deleteOne))).toBeInTheDocument()
    expect(
      question.getByText('Order 01890000-0000-7000-8 of Karim Uddin, ৳1,26,090.00 with delivery.'),
    ).toBeInTheDocument()
    expect(
      question.getByText(
        `It has been paid: ৳1,26,090.00 (${transactionId}). The payment stays in 'Needs attention' until it is refunded or kept.`,
      ),
    ).toBeInTheDocument()
  })

  it('mentions money that was captured for an unpaid order', async () => {
    renderOrders([{ ...order, needsAttention: true }])
    await press(/^Delete/)

    expect(
      (await dialog(t(tables.areYouSure))).getByText(/Money was captured for it, and stays/),
    ).toBeInTheDocument()
  })

  it('shows how many of several orders are paid, and the amount', async () => {
    renderOrders([
      { ...order, payment: true, transactionId },
      anOrder({
        name: 'Nusrat Jahan',
        payment: true,
        transactionId: '01M80000000000000000000002',
      }),
      anOrder({ name: 'Arif Hasan' }),
    ])
    const bar = await selectAllRows()
    await userEvent.click(bar.getByRole('button', { name: t(messages.deleteLabel) }))

    expect(
      (await dialog(t(tables.areYouSure))).getByText(/2 of them have been paid: ৳1,28,680.00/),
    ).toBeInTheDocument()
  })
})

describe('the orders table', () => {
  beforeEach(onPhone)

  it('requests the orders that the URL describes', async () => {
    const { asked } = renderOrders(
      [order],
      '/dashboard/all-ordered?search=karim&status=Pending&payment=false&from=2026-01-01&sort=name&order=desc&page=2',
    )
    await waitFor(() => expect(asked).not.toHaveLength(0))

    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      search: 'karim',
      status: 'Pending',
      payment: 'false',
      from: '2026-01-01',
      sort: 'name',
      order: 'desc',
      limit: '25',
      page: '2',
    })
  })

  it('searches once typing pauses', async () => {
    const { asked } = renderOrders()
    await karim()
    await userEvent.type(screen.getByRole('searchbox'), 'karim')

    await waitFor(() => expect(address()).toHaveTextContent('?search=karim'))
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('karim'))
    expect(asked.map((query) => query.get('search'))).toEqual([null, 'karim'])
  })

  it('filters and sorts, and shows the active filters', async () => {
    renderOrders([order], '/dashboard/all-ordered?page=3')
    await karim()
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    const sheet = within(screen.getByRole('dialog', { name: t(tables.filters) }))
    await userEvent.selectOptions(sheet.getByLabelText(t(messages.status)), 'Delivered')
    await userEvent.selectOptions(sheet.getByLabelText(t(tables.sortBy)), 'Total, descending')

    await waitFor(() =>
      expect(address()).toHaveTextContent('?status=Delivered&sort=totalAmount&order=desc'),
    )
    expect(address()).not.toHaveTextContent('page=')

    await userEvent.click(sheet.getByRole('button', { name: t(tables.showResults) }))
    await userEvent.click(
      screen.getByRole('button', { name: t(tables.removeFilter)('Status: Delivered') }),
    )
    await waitFor(() => expect(address()).not.toHaveTextContent('status'))
  })

  it('goes to the last page if the URL names a later one', async () => {
    renderOrders([order], '/dashboard/all-ordered?page=7')

    await waitFor(() => expect(address()).toHaveTextContent(/all-ordered$/))
  })

  it('shows that nothing was found, and can clear the filters', async () => {
    renderOrders([], '/dashboard/all-ordered?search=nobody')
    await userEvent.click(
      await screen.findByRole('button', { name: t(tables.clearSearchAndFilters) }),
    )

    expect(await screen.findByText(t(tables.noRows)(t(messages.orders)))).toBeVisible()
  })
})
