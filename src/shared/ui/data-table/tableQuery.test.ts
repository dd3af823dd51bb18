import type { FilterField } from './filterFields'
import {
  isNarrowed,
  type QuerySpec,
  readTableQuery,
  type TableQuery,
  withPageSize,
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

const read = (text: string) => readTableQuery(new URLSearchParams(text), spec)
const plain: TableQuery = { page: 1, pageSize: 25, search: '', sort: undefined, filters: {} }

describe('the address of a table', () => {
  it('says nothing of what is as it always is', () => {
    expect(read('')).toEqual(plain)
    expect(writeTableQuery(plain).toString()).toBe('')
  })

  it('says all that was chosen', () => {
    const text =
      'search=rahima&status=Pending&minPrice=99.5&from=2026-07-01&sort=price&order=desc&perPage=50&page=3'
    const query = read(text)

    expect(query).toEqual({
      page: 3,
      pageSize: 50,
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
    'perPage=7',
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
  ])('that makes no sense counts as not said: %s', (text) => {
    expect(read(text)).toEqual(plain)
  })

  it('sorts upwards unless it says otherwise', () => {
    expect(read('sort=name').sort).toEqual({ by: 'name', order: 'asc' })
    expect(read('sort=name&order=sideways').sort).toEqual({ by: 'name', order: 'asc' })
  })
})

describe('another page size', () => {
  it.each([
    { page: 3, from: 25, to: 10, after: 6 },
    { page: 6, from: 10, to: 25, after: 3 },
    { page: 1, from: 100, to: 10, after: 1 },
  ])('keeps in sight what stood first: $page by $from', ({ page, from, to, after }) => {
    expect(withPageSize({ ...plain, page, pageSize: from }, to)).toEqual({
      pageSize: to,
      page: after,
    })
  })
})

describe('a table is narrowed', () => {
  it('by a search or a filter, and by nothing else', () => {
    expect(isNarrowed({ ...plain, page: 4, sort: { by: 'name', order: 'asc' } })).toBe(false)
    expect(isNarrowed({ ...plain, search: '  ' })).toBe(false)
    expect(isNarrowed({ ...plain, search: 'a' })).toBe(true)
    expect(isNarrowed({ ...plain, filters: { status: 'Pending' } })).toBe(true)
  })
})
