import { pageCount, rangeText } from './listLength'
import type { TableQuery } from './tableQuery'

const at = (page: number, pageSize = 25): TableQuery => ({
  page,
  pageSize,
  search: '',
  sort: undefined,
  filters: {},
})

describe('the range of a page', () => {
  it.each([
    [at(1), { count: 0, isMore: false }, '0 of 0'],
    [at(1), { count: 1, isMore: false }, '1–1 of 1'],
    [at(2), { count: 100_000, isMore: false }, '26–50 of 1,00,000'],
    [at(4), { count: 94, isMore: false }, '76–94 of 94'],
    [at(1), { count: 1000, isMore: true }, '1–25 of more than 1,000'],
  ])('names the first and last row and the total: %#', (query, length, text) => {
    expect(rangeText(query, length)).toBe(text)
  })
})

describe('pageCount', () => {
  it.each([
    [0, 1],
    [25, 1],
    [26, 2],
    [100_000, 4000],
  ])('of %d rows, 25 on a page, is %d', (count, pages) => {
    expect(pageCount({ count, isMore: false }, 25)).toBe(pages)
  })
})
