type DashboardLink = { label: string; to: string; count?: 'pendingReviews' }

const userLinks: readonly DashboardLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'My Cart', to: '/cart' },
  { label: 'My Orders', to: '/dashboard/orders' },
  { label: 'Pending Review', to: '/dashboard/pending-reviews', count: 'pendingReviews' },
  { label: 'My Reviews', to: '/dashboard/my-reviews' },
]

const adminLinks: readonly DashboardLink[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Add Product', to: '/dashboard/add-product' },
  { label: 'All Carts', to: '/dashboard/user-carts' },
  { label: 'All Products', to: '/dashboard/all-products' },
  { label: 'All Users', to: '/dashboard/all-users' },
  { label: 'All Ordered', to: '/dashboard/all-ordered' },
]

/** An admin who hides the admin menu sees what a user sees. */
export function dashboardLinks(isAdminMenu: boolean): readonly DashboardLink[] {
  return isAdminMenu ? adminLinks : userLinks
}
