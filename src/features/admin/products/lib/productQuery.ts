import { shop } from '../../../../../shop/shop.config'
import type { ListAllProductsApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { yesOrNo } from '../../shared/lib/filters'
import { amountOf, flagOf, oneOf, withoutUndefined } from '../../shared/lib/parseFilter'

const sorts = ['productName', 'category', 'price', 'inStock', 'createdAt', 'sold'] as const

const productFields: readonly FilterField[] = [
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isAtHand: true,
    options: shop.productCategories.map((value) => ({ value, label: value })),
  },
  {
    name: 'inStock',
    label: 'Stock',
    kind: 'choice',
    isAtHand: true,
    options: yesOrNo('In Stock', 'Out of Stock'),
  },
  {
    name: 'discounted',
    label: 'Discount',
    kind: 'choice',
    options: yesOrNo('Discounted', 'Full price'),
  },
  { name: 'minPrice', label: 'Price from', kind: 'amount' },
  { name: 'maxPrice', label: 'Price up to', kind: 'amount' },
]

export const productSpec: QuerySpec = { sorts, filters: productFields }

export function productFilters({ search, sort, filters }: TableQuery) {
  return withoutUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    category: filters.category,
    inStock: flagOf(filters.inStock),
    discounted: flagOf(filters.discounted),
    minPrice: amountOf(filters.minPrice),
    maxPrice: amountOf(filters.maxPrice),
  })
}

export function productCall(query: TableQuery): ListAllProductsApiArg {
  return { ...productFilters(query), page: query.page, limit: query.pageSize }
}
