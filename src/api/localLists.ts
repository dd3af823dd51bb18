import { isBengali } from '@/shared/lib/language'
import type { ResponseMeta } from './baseQuery'
import { shopApi } from './generated/shopApi'
import type { Product, ProductListPage, SearchResultsPage } from './generated/types'
import { withTotals } from './lists'

/** Without the texts that pages in this language do not show: rendered pages carry what is cached. */
const withoutOther = <Listed extends Product>(product: Listed): Listed =>
  isBengali
    ? {
        ...product,
        ...(product.keyFeaturesBn.length > 0 && { keyFeatures: [] }),
        ...(product.descriptionBn && { description: '' }),
      }
    : { ...product, productNameBn: '', keyFeaturesBn: [], descriptionBn: '' }

const toLocalList = <Listed extends Product>(products: Listed[]) => products.map(withoutOther)

const toLocalPage = <Page extends ProductListPage | SearchResultsPage>(
  page: Page,
  meta?: ResponseMeta,
) => ({ ...withTotals(page, meta), result: toLocalList(page.result) })

// Not `getProduct`: a copy of a product begins with all of its texts.
shopApi.enhanceEndpoints({
  endpoints: {
    listNewArrivals: { transformResponse: toLocalList<Product> },
    listBestSellers: { transformResponse: toLocalList<Product> },
    listPopularGadgets: { transformResponse: toLocalList<Product> },
    searchProducts: { transformResponse: toLocalList },
    listSearchResults: { transformResponse: toLocalPage<SearchResultsPage> },
    listCategoryProducts: { transformResponse: toLocalPage<ProductListPage> },
  },
})
