import { getRange, getRangeBefore, readDays, writeDays } from './ranges'

describe('a period of days', () => {
  it('ends today in the time zone of the shop', () => {
    expect(getRange(7, new Date('2026-07-10T12:00:00Z'))).toEqual({
      from: '2026-07-04',
      to: '2026-07-10',
    })
  })

  it('follows a period of the same length', () => {
    expect(getRangeBefore(7, new Date('2026-07-10T12:00:00Z'))).toEqual({
      from: '2026-06-27',
      to: '2026-07-03',
    })
  })

  it('moves on at midnight in Dhaka', () => {
    expect(getRange(1, new Date('2026-07-10T17:59:00Z')).to).toBe('2026-07-10')
    expect(getRange(1, new Date('2026-07-10T18:00:00Z')).to).toBe('2026-07-11')
  })
})

describe('the number of days', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=365', 365],
    ['days=8', 30],
    ['days=x', 30],
  ])('is read from the URL: %s', (text, days) => {
    expect(readDays(new URLSearchParams(text))).toBe(days)
  })

  it('is written to the URL unless it is the default', () => {
    expect(writeDays(30).toString()).toBe('')
    expect(writeDays(90).toString()).toBe('days=90')
  })
})
