import type { ResponseMeta } from './baseQuery'
import { shopApi } from './generated/shopApi'
import type { GetProductApiArg, Product } from './generated/types'
import { isApiProblem } from './problem'

/** A product with the ETag of its version, for `If-Match`. */
export type ProductVersion = { product: Product; etag?: string }

/** `getProduct` with its ETag, which the products that a page was rendered with on the server do not have. */
const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProductVersion: build.query<ProductVersion, GetProductApiArg>({
      query: ({ id }) => ({ url: `/api/product/${encodeURIComponent(id)}` }),
      transformResponse: (product: Product, meta: ResponseMeta | undefined) => ({
        product,
        etag: meta?.etag,
      }),
      providesTags: (_version, _error, { id }) => [{ type: 'Product', id }],
    }),
  }),
})

export const { getProductVersion } = productApi.endpoints
export const { useGetProductVersionQuery, useLazyGetProductVersionQuery } = productApi

/** Another admin has saved the product in the meantime. */
export const isEditConflict = (error: unknown) =>
  isApiProblem(error) && error.code === 'edited_meanwhile'
