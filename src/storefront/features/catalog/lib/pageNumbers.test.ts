import { pageNumbers } from './pageNumbers'

const shown = (page: number, total: number) =>
  pageNumbers(page, total)
    .map(({ number }) => number ?? '…')
    .join(' ')

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 … 20'],
    [10, 20, '1 … 9 10 11 … 20'],
    [20, 20, '1 … 19 20'],
  ])('page %i of %i: %s', (page, total, expected) => expect(shown(page, total)).toBe(expected))
})
