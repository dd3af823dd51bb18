import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import {
  BoxIcon,
  CartIcon,
  OverviewIcon,
  PenIcon,
  PeopleIcon,
  PlusIcon,
  ReceiptIcon,
  SpeechIcon,
} from '../../../shared/ui/icon'

type DashboardLink = {
  label: string
  to: string
  Icon: ComponentType<{ size?: number }>
  count?: 'pendingReviews'
}

const userLinks: readonly DashboardLink[] = [
  { label: 'Dashboard', to: '/dashboard', Icon: OverviewIcon },
  { label: 'My Cart', to: '/cart', Icon: CartIcon },
  { label: 'My Orders', to: '/dashboard/orders', Icon: ReceiptIcon },
  {
    label: 'Pending Review',
    to: '/dashboard/pending-reviews',
    Icon: PenIcon,
    count: 'pendingReviews',
  },
  { label: 'My Reviews', to: '/dashboard/my-reviews', Icon: SpeechIcon },
]

const adminLinks: readonly DashboardLink[] = [
  { label: 'Dashboard', to: '/dashboard', Icon: OverviewIcon },
  { label: 'Add Product', to: '/dashboard/add-product', Icon: PlusIcon },
  { label: 'All Carts', to: '/dashboard/user-carts', Icon: CartIcon },
  { label: 'All Products', to: '/dashboard/all-products', Icon: BoxIcon },
  { label: 'All Users', to: '/dashboard/all-users', Icon: PeopleIcon },
  { label: 'All Ordered', to: '/dashboard/all-ordered', Icon: ReceiptIcon },
]

/** An admin who hides the admin menu sees what a user sees. */
export function dashboardLinks(isAdminMenu: boolean): readonly DashboardLink[] {
  return isAdminMenu ? adminLinks : userLinks
}

/** Admin pages that the menu does not list. */
const otherAdminPaths = ['/dashboard/update/:name/:id', '/dashboard/refunds', '/dashboard/audit']

const adminPaths = [
  ...adminLinks.map(({ to }) => to).filter((to) => to !== '/dashboard'),
  ...otherAdminPaths,
]

/** Whether the page of a URL is not part of the user view. */
export const isAdminPath = (pathname: string): boolean =>
  adminPaths.some((path) => matchPath(path, pathname))
