import { shop } from '../../../../shop/shop.config'
import {
  categoriesUnder,
  isProductCategory,
  withParentCategories,
} from '../../../src/modules/catalog/categories'

describe('category names', () => {
  it('ignore case and surrounding blanks', () => {
    expect(categoriesUnder(' EARBUDS ')).toEqual(['earbuds'])
  })

  it.each([
    ['mobile accessories', ['charging accessories', 'converters & hub', 'powerbank']],
    [
      'earphones & headphones',
      ['wired earphone', 'headphones', 'wireless earphone', 'bluetooth earphone'],
    ],
    ['more', ['smart tv', 'laptop']],
  ])('of a parent (%s) include all its children', (parent, children) => {
    expect(categoriesUnder(parent)).toEqual(children)
  })

  // [spec 9.6]
  it.each(['Bluetooth Earphone', 'Wireless Earphone'])(
    '%s is an alias of the same category',
    (name) => {
      expect(categoriesUnder(name)).toEqual(['wireless earphone', 'bluetooth earphone'])
      expect(isProductCategory(name)).toBe(true)
    },
  )

  it.each(['phones', '', 'constructor', '__proto__', 'mobile'])('do not include %j', (name) => {
    expect(categoriesUnder(name)).toBeUndefined()
    expect(isProductCategory(name)).toBe(false)
  })

  // [spec 2.32]
  it('have products for every link of the category tree', () => {
    const links = shop.categoryTree.flatMap(({ name, children }) => [
      name,
      ...children.map((child) => child.name),
    ])
    expect(links.filter((name) => categoriesUnder(name) === undefined)).toEqual([])
  })
})

describe('tags of a changed category', () => {
  it('name its parent and aliases, too', () => {
    expect(withParentCategories(['Product/1', 'Category/wireless earphone'])).toEqual([
      'Product/1',
      'Category/wireless earphone',
      'Category/bluetooth earphone',
      'Category/earphones & headphones',
    ])
  })

  it('stay as they are if the shop has no such category, or all of them changed', () => {
    const tags = ['Category/*', 'Category/phones', 'Cart']
    expect(withParentCategories(tags)).toEqual(tags)
  })
})
