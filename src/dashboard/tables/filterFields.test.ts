import { type FilterField, formatFilter } from './filterFields'

const choice: FilterField = {
  name: 'payment',
  label: 'Payment',
  kind: 'choice',
  options: [{ value: 'true', label: 'Paid' }],
}

describe('the text of a filter', () => {
  it.each([
    [choice, 'true', 'Paid'],
    [{ name: 'max', label: 'Up to', kind: 'amount' } as const, '125000', '৳1,25,000'],
    [{ name: 'from', label: 'From', kind: 'day' } as const, '2026-07-01', '1 Jul 2026'],
    [{ name: 'email', label: 'E-mail', kind: 'text' } as const, 'rahima', 'rahima'],
  ])('is the value as shown on screen: %#', (field, text, words) => {
    expect(formatFilter(field, text)).toBe(words)
  })
})
