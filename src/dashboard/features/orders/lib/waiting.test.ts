import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import * as messages from '../messages'
import { formatWaitingTime, isOverdue } from './waiting'

const now = Date.parse('2026-07-10T12:00:00Z')
const paid = { payment: true, paidAt: '2026-07-08T12:00:00Z' }

describe('the waiting time of an order', () => {
  it.each([
    ['2026-07-08T12:00:00Z', t(messages.dayCount)(2)],
    ['2026-07-08T12:00:01Z', t(messages.dayCount)(1)],
    ['2026-07-10T11:00:00Z', t(messages.lessThanADay)],
    // The clock of the browser may be slow.
    ['2026-07-10T12:01:00Z', t(messages.lessThanADay)],
  ])('since %s is %s', (paidAt, text) => {
    expect(formatWaitingTime(anOrder({ ...paid, paidAt }), now)).toBe(text)
  })

  it('is empty for orders that do not wait', () => {
    expect(formatWaitingTime(anOrder(), now)).toBe('')
    expect(formatWaitingTime(anOrder({ ...paid, status: 'Delivered' }), now)).toBe('')
    expect(formatWaitingTime(anOrder({ ...paid, deletedAt: paid.paidAt }), now)).toBe('')
  })
})

describe('an order is overdue', () => {
  const deliverBy = '2026-07-10'
  const lastMinute = Date.parse('2026-07-10T23:59:00+06:00')
  const nextDay = lastMinute + 60_000

  it('from the day after its last day for the delivery, in Bangladesh', () => {
    expect(isOverdue(anOrder({ ...paid, deliverBy }), lastMinute)).toBe(false)
    expect(isOverdue(anOrder({ ...paid, deliverBy }), nextDay)).toBe(true)
  })

  it('only if it is to be delivered', () => {
    expect(isOverdue(anOrder(), nextDay)).toBe(false)
    expect(isOverdue(anOrder({ ...paid, deliverBy, status: 'Delivered' }), nextDay)).toBe(false)
    expect(isOverdue(anOrder({ ...paid, deliverBy, deletedAt: paid.paidAt }), nextDay)).toBe(false)
  })
})
