import { shop } from '../../../../../shop/shop.config'
import type { ListAllProductsApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import {
  booleanOptions,
  omitUndefined,
  oneOf,
  parseAmount,
  parseBoolean,
} from '../../shared/lib/filters'

const sorts = ['productName', 'category', 'price', 'inStock', 'createdAt', 'sold'] as const

const productFields: readonly FilterField[] = [
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isPinned: true,
    options: shop.productCategories.map((value) => ({ value, label: value })),
  },
  {
    name: 'inStock',
    label: 'Stock',
    kind: 'choice',
    isPinned: true,
    options: booleanOptions('In Stock', 'Out of Stock'),
  },
  {
    name: 'discounted',
    label: 'Discount',
    kind: 'choice',
    options: booleanOptions('Discounted', 'Full price'),
  },
  { name: 'minPrice', label: 'Price from', kind: 'amount' },
  { name: 'maxPrice', label: 'Price up to', kind: 'amount' },
]

export const productSpec: QuerySpec = { sorts, filters: productFields }

export function getProductFilters({ search, sort, filters }: TableQuery) {
  return omitUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    category: filters.category,
    inStock: parseBoolean(filters.inStock),
    discounted: parseBoolean(filters.discounted),
    minPrice: parseAmount(filters.minPrice),
    maxPrice: parseAmount(filters.maxPrice),
  })
}

export function getProductArgs(query: TableQuery): ListAllProductsApiArg {
  return { ...getProductFilters(query), page: query.page, limit: query.pageSize }
}
