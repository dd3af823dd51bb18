import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { conflict, invalid, notFound } from '../../http/problem'
import { bulkAnswer, idsOf, theOne } from '../../listing/bulk'
import { tellTotal, windowOf } from '../../listing/paging'
import { answerPage } from '../../listing/sendPage'
import { addProduct, deleteProducts, editProduct, setStock } from './adminCommands'
import { categoriesUnder } from './categories'
import { productsBy, shownProducts } from './listing'
import { etagOf, type ProductRow, toProduct, versionOf } from './product'
import { checkProduct, type ProductFacts, type ProductInput } from './rules'
import { searchProducts } from './search'
import * as store from './store'

type Services = { db: Database }

type CatalogHandlers = Pick<
  Handlers,
  | 'listNewArrivals'
  | 'listBestSellers'
  | 'listPopularGadgets'
  | 'searchProducts'
  | 'listCategoryProducts'
  | 'listAllProducts'
  | 'getProduct'
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'deleteProducts'
  | 'setProductsStock'
>

const categoryPageSize = 6
const foundAtMost = 10

function factsOf(input: ProductInput, occasion: 'add' | 'update'): ProductFacts {
  const { facts, fieldErrors } = checkProduct(input, occasion)
  if (fieldErrors) throw invalid(fieldErrors)
  return facts
}

export function catalogRoutes({ db }: Services): CatalogHandlers {
  return {
    listNewArrivals: async () => (await store.listNewArrivals(db)).map(toProduct),
    listBestSellers: async () => (await store.listBestSellers(db)).map(toProduct),
    listPopularGadgets: async ({ query: { skip = 0, limit = 10 } }) =>
      (await store.listPopular(db, skip, limit)).map(toProduct),
    searchProducts: async ({ query }) => {
      const rows = await searchProducts(db, query.search, foundAtMost)
      return rows.map(toProduct).map((product) => ({ ...product, name: product.productName }))
    },
    listCategoryProducts: async ({ params, query, request, reply }) => {
      const categories = categoriesUnder(params.category)
      if (!categories) throw notFound('Category')
      const { page = 1, limit = categoryPageSize, minPrice, maxPrice, sort = 'relevant' } = query
      const window = windowOf({ page, limit })
      const asked = { categories, minPrice, maxPrice, sort }
      const { rows, total } = await store.listCategory(db, asked, window)
      tellTotal(request, reply, window, { count: total, isMore: false })
      return { result: rows.map(toProduct), totalPages: Math.ceil(total / limit) }
    },
    listAllProducts: async (call) => {
      const listing = productsBy(call.query)
      return (await answerPage<ProductRow>(db, call, listing, shownProducts)).map(toProduct)
    },
    getProduct: async ({ params, reply }) => {
      const row = await store.findProduct(db, params.id)
      if (!row) throw notFound('Product')
      reply.header('etag', etagOf(row))
      return toProduct(row)
    },
    createProduct: async ({ body, session, reply }) => {
      const row = await addProduct(db, session, factsOf(body, 'add'))
      reply.header('etag', etagOf(row))
      return toProduct(row)
    },
    updateProduct: async ({ params, body, session, request, reply }) => {
      const { 'if-match': ifMatch } = request.headers
      const version = ifMatch === undefined ? undefined : versionOf(ifMatch)
      const row = await editProduct(db, session, params.id, factsOf(body, 'update'), version)
      if (row) {
        reply.header('etag', etagOf(row))
        return toProduct(row)
      }
      const present = await store.findProduct(db, params.id)
      if (!present) throw notFound('Product')
      throw conflict('edited_meanwhile', 'Somebody else has edited this product meanwhile.', {
        present: toProduct(present),
        etag: etagOf(present),
      })
    },
    deleteProduct: async ({ params: { id }, session }) => {
      theOne(await deleteProducts(db, session, idsOf([id])))
      return { deletedCount: 1 }
    },
    deleteProducts: async ({ body: { ids }, session }) =>
      bulkAnswer(await deleteProducts(db, session, idsOf(ids))),
    setProductsStock: async ({ body: { ids, inStock }, session }) =>
      bulkAnswer(await setStock(db, session, idsOf(ids), inStock)),
  }
}
