import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PaymentIssue } from '@/api'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aPaymentIssue } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderStory } from '@/testing/renderStory'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from '../messages'
import { PaymentIssues } from './PaymentIssues'
import meta, { Failed, Loading } from './PaymentIssues.stories'

const issue = aPaymentIssue({ _id: '01KFISSUE', transactionId: '01KFTRANSACTION' })

function open(issues: PaymentIssue[] = [issue], total = issues.length) {
  server.use(
    mockResponse('listPaymentIssues', issues, { headers: { 'X-Total-Count': `${total}` } }),
  )
  renderWithStore(<PaymentIssues />)
}

const panel = async () =>
  within(await screen.findByRole('region', { name: t(messages.needsAttention) }))
const press = async (name: RegExp) =>
  userEvent.click(await (await panel()).findByRole('button', { name }))

describe('payments that need attention', () => {
  it('are listed with amount, reason, customer and transaction', async () => {
    open([issue, aPaymentIssue({ reason: 'wrongCurrency', currency: 'USD', amount: 30 })], 12)
    const shown = await panel()

    expect(await shown.findByText('৳2,590.00')).toBeVisible()
    expect(shown.getByText('USD 30.00')).toBeVisible()
    expect(shown.getAllByText(t(ui.paymentReasons.orderDeleted))).toHaveLength(2)
    expect(shown.getByText(t(ui.paymentReasons.wrongCurrency))).toBeVisible()
    expect(shown.getAllByText('customer@example.com, +8801711000000')).toHaveLength(2)
    expect(shown.getByRole('link', { name: '01KFTRANSACTION' })).toHaveAttribute(
      'href',
      `/dashboard/all-ordered?needsAttention=true&search=${issue.order._id}`,
    )
    expect(shown.getByRole('link', { name: t(messages.seeAll)(12) })).toHaveAttribute(
      'href',
      '/dashboard/all-ordered?needsAttention=true',
    )
  })

  it('have a last day for the refund', async () => {
    open([
      aPaymentIssue({ refundBy: '2026-01-25' }),
      aPaymentIssue({ refundBy: '2026-01-12', isRefundOverdue: true }),
    ])
    const shown = await panel()

    expect(await shown.findByText(t(messages.refundByDate)('25 Jan 2026'))).toBeVisible()
    expect(shown.getByText(t(messages.refundByOverdue)('12 Jan 2026'))).toBeVisible()
  })

  it('ask whether cash was given back', async () => {
    open([aPaymentIssue({ kind: 'cash' })])
    await press(/^Refund/)
    const question = await dialog(t(messages.refundQuestion))
    expect(question.getByText(/in cash was given back to Rahima Khatun/)).toBeVisible()
    expect(question.getByRole('button', { name: t(messages.givenBack) })).toBeVisible()
    await answer(t(messages.refundQuestion), t(shared.cancel))
  })

  it('are refunded after a confirmation, and leave the list', async () => {
    open()
    const refunded = jest.fn()
    await panel()
    server.use(
      mockResponse(
        'refundPayment',
        {
          transactionId: '01KFISSUE',
          state: 'requested',
        },
        { onRequest: ({ url }) => void refunded(new URL(url).pathname) },
      ),
    )
    await press(/^Refund ৳2,590.00/)
    expect(refunded).not.toHaveBeenCalled()
    server.use(mockResponse('listPaymentIssues', []))
    await answer(t(messages.refundQuestion), 'Refund')

    expect(await screen.findByText(t(messages.moneyOnItsWay)('৳2,590.00'))).toBeInTheDocument()
    expect(refunded).toHaveBeenCalledWith('/api/payment/01KFISSUE/refund')
    expect(await screen.findByText(t(messages.noIssues))).toBeVisible()
  })

  it('are kept after a confirmation', async () => {
    open()
    await panel()
    server.use(
      mockResponse('acceptPayment', {
        transactionId: '01KFISSUE',
        acceptedAt: '2026-01-16T06:00:00.000Z',
      }),
    )
    await press(/^Keep the payment/)
    server.use(mockResponse('listPaymentIssues', []))
    await answer(t(messages.keepQuestion), t(messages.keep))

    expect(await screen.findByText(t(messages.moneyKept)('৳2,590.00'))).toBeInTheDocument()
    expect(await screen.findByText(t(messages.noIssues))).toBeVisible()
  })

  it('show why a refund failed, and stay in the list', async () => {
    open()
    await panel()
    const message = 'The gateway refuses the refund: not yet settled'
    server.use(mockError('refundPayment', { status: 409, message }))
    await press(/^Refund/)
    await answer(t(messages.refundQuestion), 'Refund')

    expect(await screen.findByText(message)).toBeInTheDocument()
    expect((await panel()).getByRole('button', { name: /^Refund/ })).toBeEnabled()
  })

  it('can be refunded again, or settled elsewhere, after a refund failed', async () => {
    open([aPaymentIssue({ _id: '01KFISSUE', refundFailure: 'The bank cancelled the refund' })])
    const shown = await panel()
    expect(
      await shown.findByText(t(messages.refundFailed)('The bank cancelled the refund')),
    ).toBeVisible()
    expect(shown.getByRole('button', { name: /^Refund .* again$/ })).toBeEnabled()

    const onRequest = jest.fn()
    server.use(
      mockResponse(
        'recordRefund',
        { transactionId: '01KFISSUE', state: 'settled' },
        { onRequest: ({ url }) => void onRequest(new URL(url).pathname) },
      ),
    )
    await press(/^Settled elsewhere/)
    server.use(mockResponse('listPaymentIssues', []))
    await answer(t(messages.settledQuestion), t(messages.givenBack))
    expect(await screen.findByText(t(messages.moneyRecorded)('৳2,590.00'))).toBeInTheDocument()
    expect(onRequest).toHaveBeenCalledWith('/api/payment/01KFISSUE/refund-elsewhere')
  })

  it('can be settled elsewhere if the gateway cannot refund them', async () => {
    open([aPaymentIssue({ reason: 'reusedValidation', isRefundable: false })])
    const shown = await panel()
    expect(await shown.findByRole('button', { name: /^Settled elsewhere/ })).toBeEnabled()
    expect(shown.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument()
  })

  it('are all there without a link to all if there is one', async () => {
    open()
    const shown = await panel()
    expect(await shown.findByText('৳2,590.00')).toBeVisible()
    expect(shown.queryByRole('link', { name: /^See all/ })).toBeNull()
  })

  it('can only be kept if they pay for an active order', async () => {
    open([aPaymentIssue({ reason: 'risky', isRefundable: false })])
    const shown = await panel()

    expect(await shown.findByRole('button', { name: /^Keep the payment/ })).toBeEnabled()
    expect(shown.queryByRole('button', { name: /^Settled/ })).not.toBeInTheDocument()
    expect(shown.queryByRole('button', { name: /^Refund/ })).not.toBeInTheDocument()
  })

  it('are announced while they are loading', async () => {
    renderStory(meta, Loading)

    expect(await screen.findByText(t(messages.loadingIssues))).toBeInTheDocument()
  })

  it('can be requested again if they could not be loaded', async () => {
    renderStory(meta, Failed)
    expect(await screen.findByText(t(messages.issuesFailed))).toBeVisible()
    server.use(mockResponse('listPaymentIssues', [issue]))
    await userEvent.click(screen.getByRole('button', { name: t(shared.tryAgain) }))

    await waitFor(() => expect(screen.getByText('01KFTRANSACTION')).toBeVisible())
  })
})
