import type { Product } from './generated/shopApi'
import { isApiProblem } from './problem'

/** A product on the server, with the ETag of its version. */
export type ProductVersion = { product: Product; etag?: string }

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const fieldTypes: Record<
  Exclude<keyof Product, 'discountPrice' | 'keyFeatures' | 'images'>,
  string
> = {
  _id: 'string',
  productName: 'string',
  category: 'string',
  description: 'string',
  price: 'number',
  inStock: 'boolean',
}

function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false
  return (
    Object.entries(fieldTypes).every(([name, type]) => typeof Reflect.get(value, name) === type) &&
    isTextList(Reflect.get(value, 'keyFeatures')) &&
    isTextList(Reflect.get(value, 'images'))
  )
}

/** The version that another admin has saved; undefined if the error is no edit conflict. */
export function getConflictingProduct(problem: unknown): ProductVersion | undefined {
  if (!isApiProblem(problem) || problem.status !== 409) return undefined
  const { current, etag } = problem.details ?? {}
  if (!isProduct(current)) return undefined
  return { product: current, etag: typeof etag === 'string' ? etag : undefined }
}
