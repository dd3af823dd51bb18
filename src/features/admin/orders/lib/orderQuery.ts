import { shop } from '../../../../../shop/shop.config'
import type { ListAllOrdersApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { yesOrNo } from '../../shared/lib/filters'
import { flagOf, oneOf, withoutUndefined } from '../../shared/lib/parseFilter'

const sorts = ['orderPlaced', 'name', 'email', 'status', 'payment', 'totalAmount'] as const
const statuses = ['Pending', 'Delivered'] as const

const orderFields: readonly FilterField[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'choice',
    isAtHand: true,
    options: statuses.map((value) => ({ value, label: value })),
  },
  {
    name: 'payment',
    label: 'Payment',
    kind: 'choice',
    isAtHand: true,
    options: yesOrNo('Paid', 'Pending'),
  },
  {
    name: 'needsAttention',
    label: 'Needs attention',
    kind: 'choice',
    options: yesOrNo('Yes, also deleted ones', 'No'),
  },
  { name: 'riskFlag', label: 'Risk', kind: 'choice', options: yesOrNo('Flagged', 'None') },
  { name: 'refundDue', label: 'Refund', kind: 'choice', options: yesOrNo('Due', 'None due') },
  {
    name: 'district',
    label: 'District',
    kind: 'choice',
    options: shop.districts.map((value) => ({ value, label: value })),
  },
  { name: 'email', label: 'E-mail begins with', kind: 'text', minLength: 3 },
  { name: 'from', label: 'Placed from', kind: 'day' },
  { name: 'to', label: 'Placed until', kind: 'day' },
]

export const orderSpec: QuerySpec = { sorts, filters: orderFields }

/** Without the page: what a file of all of them is asked by. */
export function orderFilters({ search, sort, filters }: TableQuery) {
  return withoutUndefined({
    search: search || undefined,
    sort: oneOf(sorts, sort?.by),
    order: sort?.order,
    status: oneOf(statuses, filters.status),
    payment: flagOf(filters.payment),
    needsAttention: flagOf(filters.needsAttention),
    riskFlag: flagOf(filters.riskFlag),
    refundDue: flagOf(filters.refundDue),
    district: filters.district,
    email: filters.email,
    from: filters.from,
    to: filters.to,
  })
}

export function orderCall(query: TableQuery): ListAllOrdersApiArg {
  return { ...orderFilters(query), page: query.page, limit: query.pageSize }
}
