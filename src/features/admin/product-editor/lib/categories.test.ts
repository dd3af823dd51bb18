import { shop } from '../../../../../shop/shop.config'
import { editCategories } from './categories'

describe('the categories of editing', () => {
  it('are those of adding, with the wireless earphones under their other name', () => {
    const renamed = shop.productCategories.map((category) =>
      category === 'Wireless Earphone' ? 'Bluetooth Earphone' : category,
    )
    expect(editCategories('Fan')).toEqual(renamed)
  })

  it.each(['Wireless Earphone', 'Teapots'])('keep %s where the product has it', (present) => {
    const offered = editCategories(present)
    expect(offered).toContain(present)
    expect(offered).toContain('Bluetooth Earphone')
    expect(new Set(offered).size).toBe(offered.length)
  })
})
