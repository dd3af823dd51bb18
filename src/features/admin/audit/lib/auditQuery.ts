import type { ListAuditLogApiArg } from '../../../../api'
import type { FilterField } from '../../../../shared/ui/data-table/filterFields'
import type { QuerySpec, TableQuery } from '../../../../shared/ui/data-table/tableQuery'
import { oneOf, withoutUndefined } from '../../shared/lib/parseFilter'
import { actionNames, actions } from './auditLabels'

const auditFields: readonly FilterField[] = [
  {
    name: 'action',
    label: 'Action',
    kind: 'choice',
    isAtHand: true,
    options: actionNames.map((value) => ({ value, label: actions[value].label })),
  },
  { name: 'email', label: 'Admin’s e-mail begins with', kind: 'text', minLength: 3 },
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

export function auditCall({ page, pageSize, sort, filters }: TableQuery): ListAuditLogApiArg {
  return withoutUndefined({
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
