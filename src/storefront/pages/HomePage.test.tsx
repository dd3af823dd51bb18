import { screen } from '@testing-library/react'
import * as product from '@/entities/product/messages'
import { t } from '@/shared/lib/language'
import { productViewed } from '@/store/uiSlice'
import * as catalogHome from '@/storefront/features/catalog/homeMessages'
import * as promotions from '@/storefront/features/promotions/messages'
import { aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { HomePage } from './HomePage'

// [spec 2.1]
it('the home page has the sections of the specification in their order, and two more', async () => {
  const viewed = aProduct({ productName: 'Seen before' })
  server.use(
    mockResponse('listBestSellers', [aProduct()]),
    mockResponse('listNewArrivals', [aProduct({ price: 1000, discountPrice: 500 })]),
    mockResponse('listPopularGadgets', [aProduct()]),
    mockResponse('getProduct', viewed),
  )
  const store = createStoreWithListeners()
  store.dispatch(productViewed(viewed._id))
  renderWithStore(<HomePage />, { store })

  expect(await screen.findByRole('heading', { name: 'Seen before' })).toBeVisible()
  const parts = screen.getAllByRole('region')
  expect(parts[0]).toHaveAccessibleName(t(promotions.offers))
  expect(parts.at(-1)).toHaveAccessibleName(t(promotions.about)('Jontro'))
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    t(catalogHome.favorites),
    t(product.topCategories),
    t(catalogHome.deals),
    t(product.recentlyViewed),
    t(catalogHome.bestSellers),
    t(catalogHome.newArrivals),
    'Gadgets you can trust, for about 7 years',
    'প্রায় ৭ বছর ধরে আস্থার গ্যাজেট',
  ])
})
