import { categoriesUnder } from '../../../server/src/modules/catalog'
import { homePage } from '../../../shop/homePage'
import { shop } from '../../../shop/shop.config'
import { fixedProducts } from '../../demo-data/catalogue'

describe('the banners of the home page', () => {
  // [spec 2.33]
  it('lead to demo products with the same ids and names', () => {
    const seeded = Object.entries(fixedProducts).map(([name, { _id, productName }]) => [
      name,
      { _id, productName },
    ])
    expect(homePage.bannerTargets).toEqual(Object.fromEntries(seeded))
  })

  it('and the category tiles lead to existing categories', () => {
    const named = [...homePage.carouselBanners, ...homePage.staticBanners].flatMap(({ to }) =>
      'category' in to ? [to.category] : [],
    )
    for (const name of [...named, ...shop.topCategories])
      expect(categoriesUnder(name)).not.toBeUndefined()
    expect(named).toEqual(['best seller', 'smartwatch', 'more'])
  })
})
