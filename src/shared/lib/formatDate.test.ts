import { formatDate, formatDateTime } from './formatDate'

describe('formatDate', () => {
  // [spec 9.4]
  it('shows the day in Dhaka, which is six hours ahead of UTC', () => {
    expect(formatDate('2026-01-15T20:00:00.000Z')).toBe('16 Jan 2026')
  })

  it('shows the time if requested', () => {
    expect(formatDateTime('2026-01-15T06:30:00.000Z')).toBe('15 Jan 2026, 12:30')
  })

  it('is empty for an invalid date', () => {
    expect(formatDate('soon')).toBe('')
    expect(formatDateTime(undefined)).toBe('')
  })
})
