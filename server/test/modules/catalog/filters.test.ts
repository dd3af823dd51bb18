import { toFilterGroups, toListFilters } from '../../../src/modules/catalog/filters'

const counts = (entries: Record<string, number>) => new Map(Object.entries(entries))

describe('the filter of a call', () => {
  it('is a group for each attribute', () => {
    expect(toFilterGroups('brand:Dhonira;inStock:yes;brand:Sonvire')).toEqual([
      { name: 'brand', entries: ['brand:Dhonira', 'brand:Sonvire'] },
      { name: 'inStock', entries: ['inStock:yes'] },
    ])
    expect(toFilterGroups()).toEqual([])
  })
})

describe('what a list can be filtered by', () => {
  it('is the stock if not all is in stock, and what many of the products have', () => {
    const counted = counts({
      '': 10,
      'inStock:yes': 9,
      'storage:256': 4,
      'storage:64': 2,
      'brand:Sonvire': 6,
      'brand:Dhonira': 4,
      // Of too few products, of all of them, and no filter.
      'gps:yes': 1,
      'gps:no': 1,
      'network:5G': 10,
      'processor:One': 5,
      'processor:Two': 5,
    })
    expect(toListFilters(counted, [])).toEqual([
      { name: 'inStock', values: [{ value: 'yes', count: 9 }] },
      {
        name: 'brand',
        values: [
          { value: 'Dhonira', count: 4 },
          { value: 'Sonvire', count: 6 },
        ],
      },
      {
        name: 'storage',
        values: [
          { value: '64', count: 2 },
          { value: '256', count: 4 },
        ],
      },
    ])
    expect(toListFilters(counts({ '': 10, 'inStock:yes': 10 }), [])).toEqual([])
  })

  it('has what is chosen, even if no product has it', () => {
    const groups = toFilterGroups('inStock:yes;gps:yes;unknown:1')
    expect(toListFilters(counts({ 'gps:no': 1 }), groups)).toEqual([
      { name: 'inStock', values: [{ value: 'yes', count: 0 }] },
      {
        name: 'gps',
        values: [
          { value: 'no', count: 1 },
          { value: 'yes', count: 0 },
        ],
      },
    ])
  })

  it('has the twelve values of most products', () => {
    const brands = Array.from({ length: 30 }, (_, index) => [`brand:B${index}`, index + 1] as const)
    const [filter] = toListFilters(new Map([['', 465], ...brands]), [])
    expect(filter?.values).toHaveLength(12)
    expect(filter?.values.every(({ count }) => count > 18)).toBe(true)
    const chosen = toListFilters(new Map([['', 465], ...brands]), toFilterGroups('brand:B0'))
    expect(chosen[0]?.values).toContainEqual({ value: 'B0', count: 1 })
  })
})
