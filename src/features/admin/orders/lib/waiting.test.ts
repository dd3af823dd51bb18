import { anOrder } from '../../../../testing/builders'
import { formatWaitingTime } from './waiting'

const now = Date.parse('2026-07-10T12:00:00Z')
const paid = { payment: true, paidAt: '2026-07-08T12:00:00Z' }

describe('the waiting time of an order', () => {
  it.each([
    ['2026-07-08T12:00:00Z', '2 days'],
    ['2026-07-08T12:00:01Z', '1 day'],
    ['2026-07-10T11:00:00Z', 'Less than a day'],
    // The clock of the browser may be slow.
    ['2026-07-10T12:01:00Z', 'Less than a day'],
  ])('since %s is %s', (paidAt, text) => {
    expect(formatWaitingTime(anOrder({ ...paid, paidAt }), now)).toBe(text)
  })

  it('is empty for orders that do not wait', () => {
    expect(formatWaitingTime(anOrder(), now)).toBe('')
    expect(formatWaitingTime(anOrder({ ...paid, status: 'Delivered' }), now)).toBe('')
    expect(formatWaitingTime(anOrder({ ...paid, deletedAt: paid.paidAt }), now)).toBe('')
  })
})
