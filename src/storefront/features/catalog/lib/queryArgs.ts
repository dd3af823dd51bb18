import type { Product } from '@/api'

/** Fixed by the specification. */
export const popularArg = { skip: 13, limit: 10 }

const maxMore = 12

/** Our server leaves the product itself out; the list of one that does not is shown as it is. */
export const moreFromArg = ({ _id, category }: Pick<Product, '_id' | 'category'>) => ({
  category,
  page: 1,
  limit: maxMore,
  exclude: _id,
})
