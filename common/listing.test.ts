import {
  normalizeQuery,
  readListing,
  toCategoryFiltersArg,
  toListingArg,
  toSearchArg,
  toSearchFiltersArg,
  writeListing,
} from './listing'

const read = (query: string) => readListing(new URLSearchParams(query))
const plain = {
  search: '',
  page: 1,
  pageSize: 6,
  sort: 'relevant',
  price: { min: 0 },
  filters: [],
} as const

describe('the query string of a listing', () => {
  // [spec 9.9]
  it('is empty by default: page 1, 6 per page, relevant, any price', () => {
    expect(read('')).toEqual(plain)
    expect(writeListing(plain).toString()).toBe('')
  })

  it('is parsed as it was written', () => {
    const listing = {
      search: 'fan & light',
      page: 3,
      pageSize: 12,
      sort: 'highToLow',
      price: { min: 2001, max: 5000 },
      filters: ['brand:Dhonira', 'inStock:yes'],
    } as const
    const query = writeListing(listing)
    expect(query.toString()).toBe(
      'q=fan+%26+light&min=2001&max=5000&filter=brand%3ADhonira&filter=inStock%3Ayes&sort=highToLow&perPage=12&page=3',
    )
    expect(readListing(query)).toEqual(listing)
  })

  it.each([
    ['q=%00', plain],
    ['q=fan%00+light', { ...plain, search: 'fan light' }],
    ['page=0', plain],
    ['page=1e9', plain],
    ['page=-2', plain],
    ['page=99999999999999999999', plain],
    ['perPage=7', plain],
    ['perPage=', plain],
    ['sort=name', plain],
    ['min=abc&max=NaN', plain],
    ['min=-5', plain],
    ['min=400000', plain],
    ['max=300000', plain],
    ['min=5000&max=2000', { ...plain, price: { min: 5000 } }],
    ['filter=brand', plain],
    ['filter=brand:a%3Bcolour:b', plain],
    [`filter=brand:${'x'.repeat(61)}`, plain],
    [
      'filter=colour:Mint&filter=brand:A&filter=colour:Mint',
      { ...plain, filters: ['brand:A', 'colour:Mint'] },
    ],
  ])('takes %s for what makes sense of it', (query, listing) => {
    expect(read(query)).toEqual(listing)
  })
})

it('has eight filters at most', () => {
  const query = Array.from({ length: 12 }, (_, index) => `filter=storage:${index + 10}`).join('&')
  expect(read(query).filters).toHaveLength(8)
})

describe('an invalid query string', () => {
  it.each([
    ['min=5000&max=1000', 'min=5000'],
    ['page=abc&sort=zzz&perPage=5', ''],
    ['page=2', 'page=2'],
    ['page=abc&utm_source=mail&max=2000', 'max=2000&utm_source=mail'],
  ])('turns %s into %s', (query, clean) => {
    expect(normalizeQuery(new URLSearchParams(query)).toString()).toBe(clean)
  })
})

describe('the best rated first', () => {
  const sortOf = (query: string) => readListing(new URLSearchParams(query)).sort

  it('is an order of searches, but not of categories', () => {
    expect(sortOf('q=fan&sort=bestRated')).toBe('bestRated')
    expect(sortOf('sort=bestRated')).toBe('relevant')
    expect(normalizeQuery(new URLSearchParams('sort=bestRated&page=2')).toString()).toBe('page=2')
  })
})

describe('the request for a listing', () => {
  it('has only the specified parameters by default', () => {
    expect(toListingArg('Earbuds', plain)).toEqual({ category: 'earbuds', page: 1, limit: 6 })
  })

  it('has the price range and the sort order besides', () => {
    const price = { min: 2001, max: 5000 }
    expect(toListingArg('fan', { ...plain, price, sort: 'lowToHigh' })).toEqual({
      category: 'fan',
      page: 1,
      limit: 6,
      minPrice: 2001,
      maxPrice: 5000,
      sort: 'lowToHigh',
    })
  })

  it('has the filters as one parameter, of the list and of what it can be filtered by', () => {
    const listing = { ...plain, page: 2, filters: ['brand:Dhonira', 'inStock:yes'] }
    const filter = 'brand:Dhonira;inStock:yes'
    expect(toListingArg('Fan', listing)).toEqual({ category: 'fan', page: 2, limit: 6, filter })
    expect(toCategoryFiltersArg('Fan', listing)).toEqual({ category: 'fan', filter })
    expect(toSearchFiltersArg({ ...listing, search: 'fan' })).toEqual({ search: 'fan', filter })
  })

  it('has the text of a search instead of the category', () => {
    const listing = { ...plain, search: 'fan', price: { min: 0, max: 5000 } }
    expect(toSearchArg(listing)).toEqual({ search: 'fan', page: 1, limit: 6, maxPrice: 5000 })
  })
})
