import type { AdminTable } from '@/api'
import { findPage, type PagePath } from '@/common/pages'
import { t } from '@/shared/lib/language'

const paths = {
  orders: '/dashboard/all-ordered',
  products: '/dashboard/all-products',
  carts: '/dashboard/user-carts',
  users: '/dashboard/all-users',
  refunds: '/dashboard/refunds',
  returns: '/dashboard/returns',
  audit: '/dashboard/audit',
} satisfies Record<AdminTable, PagePath>

/** The page of a table. */
export function pageOfTable(table: AdminTable) {
  const path = paths[table]
  const title = findPage(path)?.title
  return { path, title: title ? t(title) : table }
}
