import type { ListAuditLogApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { omitUndefined, oneOf } from '../../shared/lib/filters'
import { actionLabels, actionNames } from './auditLabels'

const auditFields: readonly FilterField[] = [
  {
    name: 'action',
    label: 'Action',
    kind: 'choice',
    isPinned: true,
    options: actionNames.map((value) => ({ value, label: actionLabels[value].label })),
  },
  { name: 'email', label: 'Admin e-mail starts with', kind: 'text', minLength: 3 },
  {
    name: 'subject',
    label: 'Record',
    kind: 'text',
    hint: 'Order/…, Product/…, User/…',
    pattern: /^(Order|Product|User|Cart|Payment)\/[\w-]{1,60}$/,
  },
  { name: 'from', label: 'From', kind: 'day' },
  { name: 'to', label: 'Until', kind: 'day' },
]

export const auditSpec: QuerySpec = { sorts: ['at'], filters: auditFields }

export function getAuditArgs({ page, pageSize, sort, filters }: TableQuery): ListAuditLogApiArg {
  return omitUndefined({
    order: sort?.order,
    action: oneOf(actionNames, filters.action),
    email: filters.email,
    subject: filters.subject,
    from: filters.from,
    to: filters.to,
    page,
    limit: pageSize,
  })
}
