import { discountError } from '../../../../common/discountError'
import { text } from '../../../../common/text'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { conflict, invalid, notFound } from '../../http/problem'
import { normalizeIds, singleOutcome, toBulkResponse } from '../../listing/bulk'
import { setPaginationHeaders, toOffsetLimit } from '../../listing/paging'
import { sendPage } from '../../listing/sendPage'
import { addProduct, deleteProducts, editProduct, setPrice, setStock } from './adminCommands'
import { categoriesUnder } from './categories'
import { toFilterGroups, toListFilters } from './filters'
import { productListing, productSelection } from './listing'
import {
  type ProductInput,
  type ProductValues,
  parseIfMatch,
  toETag,
  toProduct,
  withVariants,
} from './product'
import { toPrices, validateProduct } from './rules'
import * as store from './store'

type Services = { db: Database }

type CatalogHandlers = Pick<
  Handlers,
  | 'listNewArrivals'
  | 'listBestSellers'
  | 'listPopularGadgets'
  | 'searchProducts'
  | 'listSearchResults'
  | 'listSearchFilters'
  | 'listCategoryProducts'
  | 'listCategoryFilters'
  | 'listAllProducts'
  | 'getProduct'
  | 'createProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'deleteProducts'
  | 'setProductsStock'
  | 'setProductPrice'
>

const listingPageSize = 6
const searchLimit = 10

function toProductValues(input: ProductInput, mode: 'add' | 'edit'): ProductValues {
  const { values, fieldErrors } = validateProduct(input, mode)
  if (fieldErrors) throw invalid(fieldErrors)
  return values
}

export function catalogRoutes({ db }: Services): CatalogHandlers {
  async function editConflict(id: string) {
    const current = await store.findProduct(db, id)
    if (!current) return notFound('Product')
    return conflict(
      'edited_meanwhile',
      text(
        'Somebody else has edited this product meanwhile.',
        'এর মধ্যে অন্য কেউ পণ্যটি সম্পাদনা করেছেন।',
      ),
      {
        current: toProduct(current),
        etag: toETag(current),
      },
    )
  }

  return {
    listNewArrivals: async () => (await store.listNewArrivals(db)).map(toProduct),
    listBestSellers: async () => (await store.listBestSellers(db)).map(toProduct),
    listPopularGadgets: async ({ query: { skip = 0, limit = 10 } }) =>
      (await store.listPopular(db, skip, limit)).map(toProduct),
    searchProducts: async ({ query }) => {
      const rows = await store.searchProducts(db, query.search, searchLimit)
      return rows.map(toProduct).map((product) => ({ ...product, name: product.productName }))
    },
    listSearchResults: async ({ query, request, reply }) => {
      const { search, page = 1, limit = listingPageSize, minPrice, maxPrice } = query
      const window = toOffsetLimit({ page, limit })
      const groups = toFilterGroups(query.filter)
      const filter = { search, minPrice, maxPrice, groups, sort: query.sort ?? 'relevant' }
      const { rows, total, suggestion } = await store.listSearchResults(db, filter, window)
      setPaginationHeaders(request, reply, window, total)
      return {
        result: rows.map(toProduct),
        totalPages: Math.ceil(total.count / limit),
        ...(suggestion && { suggestion }),
      }
    },
    listCategoryProducts: async ({ params, query, request, reply }) => {
      const categories = categoriesUnder(params.category)
      if (!categories) throw notFound('Category')
      const { page = 1, limit = listingPageSize, minPrice, maxPrice, exclude } = query
      const window = toOffsetLimit({ page, limit })
      const filter = {
        categories,
        minPrice,
        maxPrice,
        exclude,
        groups: toFilterGroups(query.filter),
        sort: query.sort ?? 'relevant',
      }
      const { rows, total } = await store.listCategory(db, filter, window)
      setPaginationHeaders(request, reply, window, { count: total, isMore: false })
      return { result: rows.map(toProduct), totalPages: Math.ceil(total / limit) }
    },
    listSearchFilters: async ({ query }) => {
      const { search, minPrice, maxPrice } = query
      const groups = toFilterGroups(query.filter)
      const found = { search, minPrice, maxPrice }
      return toListFilters(await store.countSearchAttributes(db, found, groups), groups)
    },
    listCategoryFilters: async ({ params, query }) => {
      const categories = categoriesUnder(params.category)
      if (!categories) throw notFound('Category')
      const { minPrice, maxPrice } = query
      const groups = toFilterGroups(query.filter)
      const listed = { categories, minPrice, maxPrice }
      return toListFilters(await store.countCategoryAttributes(db, listed, groups), groups)
    },
    listAllProducts: (call) => sendPage(db, call, productListing(call.query), productSelection),
    getProduct: async ({ params, reply }) => {
      const row = await store.findProduct(db, params.id)
      if (!row) throw notFound('Product')
      reply.header('etag', toETag(row))
      return withVariants(row, row.family ? await store.findVariants(db, row.id) : [])
    },
    createProduct: async ({ body, session, request, reply }) => {
      const key = request.headers['idempotency-key']?.toString()
      const row = await addProduct(db, session, toProductValues(body, 'add'), key)
      if (!row) throw notFound('Product')
      reply.header('etag', toETag(row))
      return toProduct(row)
    },
    updateProduct: async ({ params, body, session, request, reply }) => {
      const { 'if-match': ifMatch } = request.headers
      const version = ifMatch === undefined ? undefined : parseIfMatch(ifMatch)
      const row = await editProduct(db, session, params.id, toProductValues(body, 'edit'), version)
      if (!row) throw await editConflict(params.id)
      reply.header('etag', toETag(row))
      return toProduct(row)
    },
    setProductPrice: async ({ params: { id }, body, session, reply }) => {
      const prices = toPrices(body)
      const discountPrice = discountError(prices, 'edit')
      if (discountPrice) throw invalid({ discountPrice })
      const row = await setPrice(db, session, id, prices, toPrices(body.previous))
      if (!row) throw await editConflict(id)
      reply.header('etag', toETag(row))
      return toProduct(row)
    },
    deleteProduct: async ({ params: { id }, session }) => {
      singleOutcome(await deleteProducts(db, session, normalizeIds([id])))
      return { deletedCount: 1 }
    },
    deleteProducts: async ({ body: { ids }, session }) =>
      toBulkResponse(await deleteProducts(db, session, normalizeIds(ids))),
    setProductsStock: async ({ body: { ids, inStock }, session }) =>
      toBulkResponse(await setStock(db, session, normalizeIds(ids), inStock)),
  }
}
