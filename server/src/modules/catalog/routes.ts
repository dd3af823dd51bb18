import { v7 as uuidv7 } from 'uuid'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { searchProducts } from '../../db/search'
import { tellTotal, windowOf } from '../../lib/paging'
import { conflict, invalid, notFound } from '../../lib/problem'
import { categoriesUnder } from './categories'
import { etagOf, toProduct, versionOf } from './product'
import { checkProduct, type ProductFacts, type ProductInput } from './rules'
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
      tellTotal(request, reply, window, total)
      return { result: rows.map(toProduct), totalPages: Math.ceil(total / limit) }
    },
    listAllProducts: async ({ query, request, reply }) => {
      const { search = '', category, inStock, sort = 'createdAt', order = 'desc' } = query
      const categories = category && (categoriesUnder(category) ?? [category.toLowerCase()])
      const asked = {
        search,
        categories: categories || undefined,
        inStock,
        sort,
        order,
      }
      const window = windowOf(query)
      const { rows, total } = await store.listAll(db, asked, window)
      tellTotal(request, reply, window, total)
      return rows.map(toProduct)
    },
    getProduct: async ({ params, reply }) => {
      const row = await store.findProduct(db, params.id)
      if (!row) throw notFound('Product')
      reply.header('etag', etagOf(row))
      return toProduct(row)
    },
    createProduct: async ({ body, reply }) => {
      const row = await store.insertProduct(db, uuidv7(), factsOf(body, 'add'))
      reply.header('etag', etagOf(row))
      return toProduct(row)
    },
    updateProduct: async ({ params, body, request, reply }) => {
      const { 'if-match': ifMatch } = request.headers
      const version = ifMatch === undefined ? undefined : versionOf(ifMatch)
      const row = await store.updateProduct(db, params.id, factsOf(body, 'update'), version)
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
    deleteProduct: async ({ params }) => {
      const deletedCount = await store.deleteProduct(db, params.id)
      if (deletedCount === 0) throw notFound('Product')
      return { deletedCount }
    },
  }
}
