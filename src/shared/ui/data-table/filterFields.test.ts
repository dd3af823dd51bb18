import { type FilterField, textOfFilter } from './filterFields'

const choice: FilterField = {
  name: 'payment',
  label: 'Payment',
  kind: 'choice',
  options: [{ value: 'true', label: 'Paid' }],
}

describe('what a filter is set to', () => {
  it.each([
    [choice, 'true', 'Paid'],
    [{ name: 'max', label: 'Up to', kind: 'amount' } as const, '125000', '৳1,25,000'],
    [{ name: 'from', label: 'From', kind: 'day' } as const, '2026-07-01', '1 Jul 2026'],
    [{ name: 'email', label: 'E-mail', kind: 'text' } as const, 'rahima', 'rahima'],
  ])('is said in words: %#', (field, text, words) => {
    expect(textOfFilter(field, text)).toBe(words)
  })
})
