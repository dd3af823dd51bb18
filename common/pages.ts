type MenuEntry = { label: string; count?: 'pendingReviews' }

type Entry = {
  /** The pattern of its path. */
  path: string
  /** Without one, the head depends on the address or on data. */
  title?: string
  /** Who may open it, if not everybody. */
  access?: 'users' | 'admins'
  /** The name of its chunk, if the server renders it. With a title it is indexed, too. */
  rendered?: string
  /** What it shows depends on the listing in the query. */
  hasListing?: boolean
  isInSitemap?: boolean
  /** Without header and footer. */
  isBare?: boolean
  /** In the dashboards' menus, in this order. */
  menu?: { users?: MenuEntry; admins?: MenuEntry }
}

const entries = [
  { path: '/', rendered: 'home', isInSitemap: true },
  { path: '/category/:cate', rendered: 'category', hasListing: true },
  { path: '/product/:name/:id', rendered: 'product' },
  { path: '/search', rendered: 'search', hasListing: true },
  { path: '/login', title: 'Log in', rendered: 'login' },
  { path: '/register', title: 'Register', rendered: 'register' },
  { path: '/privacy-policy', title: 'Privacy policy', rendered: 'privacy-policy' },
  { path: '/compare', title: 'Compare' },
  { path: '/success/:tranId/:id', title: 'Payment successful', isBare: true },
  { path: '/cancel', title: 'Payment cancelled', isBare: true },
  {
    path: '/dashboard',
    title: 'Dashboard',
    access: 'users',
    menu: { users: { label: 'Dashboard' }, admins: { label: 'Dashboard' } },
  },
  { path: '/cart', title: 'Cart', access: 'users', menu: { users: { label: 'My Cart' } } },
  { path: '/checkout', title: 'Checkout', access: 'users' },
  {
    path: '/dashboard/orders',
    title: 'My orders',
    access: 'users',
    menu: { users: { label: 'My Orders' } },
  },
  { path: '/dashboard/order-details/:name/:id', title: 'Order details', access: 'users' },
  {
    path: '/dashboard/pending-reviews',
    title: 'Pending reviews',
    access: 'users',
    menu: { users: { label: 'Pending Review', count: 'pendingReviews' } },
  },
  {
    path: '/dashboard/my-reviews',
    title: 'My reviews',
    access: 'users',
    menu: { users: { label: 'My Reviews' } },
  },
  { path: '/dashboard/profile', title: 'Profile', access: 'users' },
  { path: '/dashboard/wishlist', title: 'Wishlist', access: 'users' },
  {
    path: '/dashboard/add-product',
    title: 'Add product',
    access: 'admins',
    menu: { admins: { label: 'Add Product' } },
  },
  {
    path: '/dashboard/user-carts',
    title: 'All Carts',
    access: 'admins',
    menu: { admins: { label: 'All Carts' } },
  },
  {
    path: '/dashboard/all-products',
    title: 'All Products',
    access: 'admins',
    menu: { admins: { label: 'All Products' } },
  },
  { path: '/dashboard/update/:name/:id', title: 'Edit product', access: 'admins' },
  {
    path: '/dashboard/all-users',
    title: 'All Users',
    access: 'admins',
    menu: { admins: { label: 'All Users' } },
  },
  {
    path: '/dashboard/all-ordered',
    title: 'All Ordered',
    access: 'admins',
    menu: { admins: { label: 'All Ordered' } },
  },
  { path: '/dashboard/refunds', title: 'Refunds', access: 'admins' },
  { path: '/dashboard/audit', title: 'Audit log', access: 'admins' },
] as const satisfies readonly Entry[]

export type PagePath = (typeof entries)[number]['path']
export type PageEntry = Entry & { path: PagePath }

/** Every page of the shop. Their code is in `src/app/routes.tsx`. */
export const pages: readonly PageEntry[] = entries

const inMenus = entries.filter((page) => 'menu' in page)
type MenuPage = { path: (typeof inMenus)[number]['path']; menu: NonNullable<Entry['menu']> }
export const menuPages: readonly MenuPage[] = inMenus
export type MenuPath = MenuPage['path']

export const findPage = (path: string): PageEntry | undefined =>
  pages.find((page) => page.path === path)
