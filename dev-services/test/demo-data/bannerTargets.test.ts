import { categoriesUnder } from '../../../server/src/modules/catalog'
import { shop } from '../../../shop/shop.config'
import { fixedProducts } from '../../demo-data/catalogue'

describe('the banners of the shop file', () => {
  // [spec 2.33]
  it('lead to demo products with the same ids and names', () => {
    const seeded = Object.entries(fixedProducts).map(([name, { _id, productName }]) => [
      name,
      { _id, productName },
    ])
    expect(shop.bannerTargets).toEqual(Object.fromEntries(seeded))
  })

  it('and the category tiles lead to existing categories', () => {
    const named = [...shop.carouselBanners, ...shop.staticBanners].flatMap(({ to }) =>
      'category' in to ? [to.category] : [],
    )
    const tiles = shop.topCategories.map(({ category }) => category)
    for (const name of [...named, ...tiles]) expect(categoriesUnder(name)).not.toBeUndefined()
    expect(named).toEqual(['best seller', 'smartwatch', 'more'])
  })
})
