import type { FilterField } from './filterFields'
import {
  hasFilters,
  pageOfSize,
  type QuerySpec,
  readTableQuery,
  type TableQuery,
  writeTableQuery,
} from './tableQuery'

const filters: readonly FilterField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    options: [{ value: 'Pending', label: 'Pending' }],
  },
  { name: 'email', label: 'E-mail', kind: 'text', minLength: 3 },
  { name: 'minPrice', label: 'From', kind: 'amount' },
  { name: 'from', label: 'From', kind: 'day' },
]
const spec: QuerySpec = { sorts: ['name', 'price'], filters }

const read = (text: string) => readTableQuery(new URLSearchParams(text), spec, 25)
const plain: TableQuery = { page: 1, pageSize: 25, search: '', sort: undefined, filters: {} }

describe('the query string of a table', () => {
  it('leaves out defaults', () => {
    expect(read('')).toEqual(plain)
    expect(writeTableQuery(plain).toString()).toBe('')
  })

  it('contains every setting that differs from the default', () => {
    const text =
      'search=rahima&status=Pending&minPrice=99.5&from=2026-07-01&sort=price&order=desc&page=3'
    const query = read(text)

    expect(query).toEqual({
      page: 3,
      pageSize: 25,
      search: 'rahima',
      sort: { by: 'price', order: 'desc' },
      filters: { status: 'Pending', minPrice: '99.5', from: '2026-07-01' },
    })
    expect(writeTableQuery(query).toString()).toBe(text)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999999999',
    'perPage=50',
    'sort=secret',
    'order=desc',
    'status=Lost',
    'email=ab',
    'minPrice=-5',
    'minPrice=1e5',
    'from=2026-02-31x',
    'from=2026-13-01',
    'from=yesterday',
    'unknown=1',
  ])('ignores invalid parameters: %s', (text) => {
    expect(read(text)).toEqual(plain)
  })

  it('sorts in ascending order by default', () => {
    expect(read('sort=name').sort).toEqual({ by: 'name', order: 'asc' })
    expect(read('sort=name&order=sideways').sort).toEqual({ by: 'name', order: 'asc' })
  })
})

describe('changing the page size', () => {
  it.each([
    { page: 3, from: 25, to: 10, after: 6 },
    { page: 6, from: 10, to: 25, after: 3 },
    { page: 1, from: 100, to: 10, after: 1 },
  ])(
    'keeps the first visible row on the page: page $page of $from rows',
    ({ page, from, to, after }) => {
      expect(pageOfSize({ ...plain, page, pageSize: from }, to)).toBe(after)
    },
  )
})

describe('hasFilters', () => {
  it('is true for a search or a filter only', () => {
    expect(hasFilters({ ...plain, page: 4, sort: { by: 'name', order: 'asc' } })).toBe(false)
    expect(hasFilters({ ...plain, search: '  ' })).toBe(false)
    expect(hasFilters({ ...plain, search: 'a' })).toBe(true)
    expect(hasFilters({ ...plain, filters: { status: 'Pending' } })).toBe(true)
  })
})
