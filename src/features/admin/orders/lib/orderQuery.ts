import { shop } from '../../../../../shop/shop.config'
import type { ListAllOrdersApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { booleanOptions, omitUndefined, oneOf, parseBoolean } from '../../shared/lib/filters'

const sorts = ['orderPlaced', 'name', 'email', 'status', 'payment', 'totalAmount'] as const
const statuses = ['Pending', 'Delivered'] as const

const orderFields: readonly FilterField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    isPinned: true,
    options: statuses.map((value) => ({ value, label: value })),
  },
  {
    name: 'payment',
    label: 'Payment',
    kind: 'choice',
    isPinned: true,
    options: booleanOptions('Paid', 'Pending'),
  },
  {
    name: 'needsAttention',
    label: 'Needs attention',
    kind: 'choice',
    options: booleanOptions('Yes, including deleted orders', 'No'),
  },
  { name: 'riskFlag', label: 'Risk', kind: 'choice', options: booleanOptions('Flagged', 'None') },
  {
    name: 'refundDue',
    label: 'Refund',
    kind: 'choice',
    options: booleanOptions('Due', 'None due'),
  },
  {
    name: 'district',
    label: 'District',
    kind: 'choice',
    options: shop.districts.map((value) => ({ value, label: value })),
  },
  { name: 'email', label: 'E-mail starts with', kind: 'text', minLength: 3 },
  { name: 'from', label: 'Placed from', kind: 'day' },
  { name: 'to', label: 'Placed until', kind: 'day' },
]

export const orderSpec: QuerySpec = { sorts, filters: orderFields }

/** Without the page, as the export needs them. */
export function getOrderFilters({ search, sort, filters }: TableQuery) {
  return omitUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    status: oneOf(statuses, filters.status),
    payment: parseBoolean(filters.payment),
    needsAttention: parseBoolean(filters.needsAttention),
    riskFlag: parseBoolean(filters.riskFlag),
    refundDue: parseBoolean(filters.refundDue),
    district: filters.district,
    email: filters.email,
    from: filters.from,
    to: filters.to,
  })
}

export function getOrderArgs(query: TableQuery): ListAllOrdersApiArg {
  return { ...getOrderFilters(query), page: query.page, limit: query.pageSize }
}
