import { formatChange } from './formatChange'

describe('the change of a total', () => {
  it.each([
    [112, 100, '+12% against the 7 days before'],
    [50, 100, '−50% against the 7 days before'],
    [0, 100, '−100% against the 7 days before'],
    [500_000, 100, '+4,99,900% against the 7 days before'],
    [1001, 1000, 'about the same as in the 7 days before'],
    [5, 0, 'no sales in the 7 days before'],
    [0, 0, 'no sales in the 7 days before'],
  ])('from %i against %i is: %s', (current, before, text) => {
    expect(formatChange(current, before, 7)).toBe(text)
  })

  it('names a year in months', () => {
    expect(formatChange(2, 1, 365)).toBe('+100% against the 12 months before')
  })
})
