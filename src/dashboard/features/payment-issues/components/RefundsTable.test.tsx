import { screen, waitFor } from '@testing-library/react'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { aPaymentIssue } from '@/testing/builders'
import { findRow, renderTable, tableLayouts } from '@/testing/renderTable'
import * as messages from '../messages'
import { RefundsTable } from './RefundsTable'

const order = (name: string) => ({ ...aPaymentIssue().order, name })
const rows = [
  aPaymentIssue({ order: order('Rahima'), transactionId: '01KFRAHIMA', refundBy: '2026-01-25' }),
  aPaymentIssue({
    order: order('Karim'),
    refundBy: '2026-01-12',
    isRefundOverdue: true,
    reason: 'duplicate',
  }),
  aPaymentIssue({ order: order('Nusrat'), refundedAt: '2026-01-16T06:00:00.000Z' }),
  aPaymentIssue({ order: order('Sumi'), refundRequestedAt: '2026-01-17T06:00:00.000Z' }),
  aPaymentIssue({ order: order('Habib'), refundFailure: 'Account closed' }),
  aPaymentIssue({ order: order('Tanvir'), kind: 'cash', acceptedAt: '2026-01-16T06:00:00.000Z' }),
]
const open = (at = '/dashboard/refunds') =>
  renderTable(<RefundsTable />, { list: 'listRefunds', rows, at })

describe.each(tableLayouts)('the refunds as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  it('are due, on their way, given back, failed or kept', async () => {
    open()
    const due = await findRow('Rahima')
    expect(due.getByText(t(ui.paymentReasons.orderDeleted))).toBeVisible()
    expect(due.getByText(t(messages.due))).toBeVisible()
    expect(due.getByText('25 Jan 2026')).toBeVisible()
    expect(due.getByText('01KFRAHIMA')).toBeVisible()
    expect(due.getByRole('button', { name: /^Refund/ })).toBeVisible()
    const overdue = await findRow('Karim')
    expect(overdue.getByText(t(ui.paymentReasons.duplicate))).toBeVisible()
    expect(overdue.getByText(t(messages.overdue))).toBeVisible()
    expect(overdue.getByText('12 Jan 2026')).toBeVisible()
    const refunded = await findRow('Nusrat')
    expect(refunded.getByText(t(messages.refunded))).toBeVisible()
    expect(refunded.getByText('16 Jan 2026')).toBeVisible()
    expect(refunded.queryByRole('button', { name: /^Refund/ })).toBeNull()
    const underWay = await findRow('Sumi')
    expect(underWay.getByText(t(messages.onItsWay))).toBeVisible()
    expect(underWay.getByText('17 Jan 2026')).toBeVisible()
    expect(underWay.queryByRole('button', { name: /^Refund|^Keep|^Settled/ })).toBeNull()
    const failed = await findRow('Habib')
    expect(failed.getByText(t(messages.failed))).toBeVisible()
    expect(failed.getByText('Account closed')).toBeVisible()
    expect(failed.getByRole('button', { name: /^Settled elsewhere/ })).toBeVisible()
    const kept = await findRow('Tanvir')
    expect(kept.getByText(t(messages.cash))).toBeVisible()
    expect(kept.getByText(t(messages.kept))).toBeVisible()
  })
})

it('are requested as the URL describes', async () => {
  const { asked } = open(
    '/dashboard/refunds?search=01KF&state=due&due=overdue&kind=cash&sort=refundBy&order=asc',
  )
  await waitFor(() => expect(asked).not.toHaveLength(0))
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    search: '01KF',
    state: 'due',
    due: 'overdue',
    kind: 'cash',
    sort: 'refundBy',
    order: 'asc',
  })
  expect(screen.getByRole('searchbox')).toHaveValue('01KF')
})
