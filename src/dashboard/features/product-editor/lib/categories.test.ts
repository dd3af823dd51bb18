import { shop } from '@/shop/shop.config'
import { getEditCategories } from './categories'

describe('the categories when editing', () => {
  // [spec 9.6]
  it('are those of adding, with the alias for wireless earphones', () => {
    const renamed = shop.productCategories.map((category) =>
      category === 'Wireless Earphone' ? 'Bluetooth Earphone' : category,
    )
    expect(getEditCategories('Fan')).toEqual(renamed)
  })

  // [spec 9.6]
  it.each(['Wireless Earphone', 'Teapots'])(
    "include %s if it is the product's category",
    (current) => {
      const offered = getEditCategories(current)
      expect(offered).toContain(current)
      expect(offered).toContain('Bluetooth Earphone')
      expect(new Set(offered).size).toBe(offered.length)
    },
  )
})
