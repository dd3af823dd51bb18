import { rangeOf, readDays, writeDays } from './ranges'

describe('the last days', () => {
  it('are those of the shop, today among them', () => {
    expect(rangeOf(7, new Date('2026-07-10T12:00:00Z'))).toEqual({
      from: '2026-07-04',
      to: '2026-07-10',
    })
  })

  it('begin anew at midnight in Dhaka', () => {
    expect(rangeOf(1, new Date('2026-07-10T17:59:00Z')).to).toBe('2026-07-10')
    expect(rangeOf(1, new Date('2026-07-10T18:00:00Z')).to).toBe('2026-07-11')
  })
})

describe('how many', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=365', 365],
    ['days=8', 30],
    ['days=x', 30],
  ])('is read of the address: %s', (text, days) => {
    expect(readDays(new URLSearchParams(text))).toBe(days)
  })

  it('is written where it is not the usual', () => {
    expect(writeDays(30).toString()).toBe('')
    expect(writeDays(90).toString()).toBe('days=90')
  })
})
