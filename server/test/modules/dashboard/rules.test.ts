import fc from 'fast-check'
import { Problem } from '../../../src/http/problem'
import { toDayRange } from '../../../src/modules/dashboard/rules'

const today = '2026-03-15'
const dayMs = 86_400_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const countDays = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1

describe('the days of a report', () => {
  it.each([
    ['nothing', {}, { from: '2026-02-14', to: today }],
    ['the last day', { to: '2024-03-01' }, { from: '2024-02-01', to: '2024-03-01' }],
    ['the first day', { from: '2026-03-01' }, { from: '2026-03-01', to: today }],
    ['a first day in the future', { from: '2026-04-01' }, { from: '2026-04-01', to: '2026-04-01' }],
    [
      'both days',
      { from: '2025-05-01', to: '2025-05-31' },
      { from: '2025-05-01', to: '2025-05-31' },
    ],
    ['one day', { from: '2025-05-01', to: '2025-05-01' }, { from: '2025-05-01', to: '2025-05-01' }],
    [
      'a leap year',
      { from: '2024-01-01', to: '2024-12-31' },
      { from: '2024-01-01', to: '2024-12-31' },
    ],
  ])('follow from %s', (_name, days, range) => {
    expect(toDayRange(days, today)).toEqual(range)
  })

  it('begin in 2000 at the earliest', () => {
    expect(toDayRange({ to: '2000-01-29' }, today).from).toBe('2000-01-01')
  })

  it('are the last 30 if no first day is given', () => {
    const day = fc
      .integer({ min: Date.parse('2000-01-30'), max: Date.parse('2100-01-01') })
      .map(toDay)
    fc.assert(
      fc.property(day, (to) => {
        const range = toDayRange({ to }, today)
        expect(range.to).toBe(to)
        expect(countDays(range)).toBe(30)
      }),
    )
  })

  it.each([
    [{ from: '2025-05-02', to: '2025-05-01' }, 'The first day is after the last one.'],
    [{ from: '2024-01-01', to: '2025-01-01' }, 'A range has at most 366 days.'],
    [{ from: '2025-03-14' }, 'A range has at most 366 days.'],
  ])('are rejected if they are %p', (days, message) => {
    const refused = () => toDayRange(days, today)
    expect(refused).toThrow(Problem)
    expect(refused).toThrow(
      expect.objectContaining({ status: 422, fieldErrors: { from: message } }) as Problem,
    )
  })
})
