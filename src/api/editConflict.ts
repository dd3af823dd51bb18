import type { Product } from './generated/shopApi'
import { isApiProblem } from './problem'

/** A product on the server, with the ETag of its version. */
export type ProductVersion = { product: Product; etag?: string }

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isProduct(value: unknown): value is Product {
  if (typeof value !== 'object' || value === null) return false
  const has = (type: 'string' | 'number' | 'boolean', ...names: (keyof Product)[]) =>
    names.every((name) => typeof Reflect.get(value, name) === type)
  return (
    has('string', '_id', 'productName', 'category', 'description') &&
    has('number', 'price') &&
    has('boolean', 'inStock') &&
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
