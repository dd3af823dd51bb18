import { categoryPlace, categoryTitle, isSameCategory } from './categoryPlace'

const names = (category: string) => categoryPlace(category).nearby.map(({ name }) => name)

describe('categoryTitle', () => {
  it.each([
    ['earbuds', 'Earbuds'],
    ['bluetooth speaker', 'Bluetooth Speaker'],
    ['smart tv', 'Smart TV'],
    ['earphones & headphones', 'Earphones & Headphones'],
    ['SMARTWATCH', 'Smartwatch'],
  ])('writes %s as %s', (name, title) => expect(categoryTitle(name)).toBe(title))
})

describe('categoryPlace', () => {
  it('shows the children of a parent', () => {
    expect(names('more')).toEqual(['smart tv', 'laptop'])
  })

  it('shows a child among its siblings, below its parent', () => {
    expect(categoryPlace('Laptop').parent?.name).toBe('more')
    expect(names('Laptop')).toEqual(['smart tv', 'laptop'])
  })

  it('shows the main categories beside one of them', () => {
    expect(categoryPlace('fan')).toMatchObject({ isTopLevel: true })
    expect(names('fan')).toContain('earbuds')
  })

  it('knows a category under its other name', () => {
    expect(categoryPlace('bluetooth earphone').parent?.name).toBe('earphones & headphones')
    expect(isSameCategory('Bluetooth Earphone', 'wireless earphone')).toBe(true)
    expect(isSameCategory('fan', 'laptop')).toBe(false)
  })
})
