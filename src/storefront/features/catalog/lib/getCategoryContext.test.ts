import { getCategoryContext, isSameCategory } from './getCategoryContext'

const names = (category: string) => getCategoryContext(category).nearby.map(({ name }) => name)

describe('getCategoryContext', () => {
  it('shows the children of a parent', () => {
    expect(names('more')).toEqual(['smart tv', 'laptop'])
  })

  it('shows a child among its siblings, below its parent', () => {
    expect(getCategoryContext('Laptop').parent?.name).toBe('more')
    expect(names('Laptop')).toEqual(['smart tv', 'laptop'])
  })

  it('shows the main categories beside one of them', () => {
    expect(getCategoryContext('fan')).toMatchObject({ isTopLevel: true })
    expect(names('fan')).toContain('earbuds')
  })

  it('finds a category by its alias', () => {
    expect(getCategoryContext('bluetooth earphone').parent?.name).toBe('earphones & headphones')
    expect(isSameCategory('Bluetooth Earphone', 'wireless earphone')).toBe(true)
    expect(isSameCategory('fan', 'laptop')).toBe(false)
  })
})
