import { type Text, text } from './text'

type MenuEntry = { label: Text; count?: 'pendingReviews' }

type Entry = {
  /** The pattern of its path. */
  path: string
  /** Without one, the head depends on the address or on data. */
  title?: Text
  /** Who may open it, if not everybody. */
  access?: 'users' | 'admins'
  /** The name of its chunk, if the server renders it. With a title it is indexed, too. */
  rendered?: string
  /** A chunk of what the server renders of it, too, but the page loads later: its styles are needed at once. */
  renderedPart?: string
  /** What it shows depends on the listing in the query. */
  hasListing?: boolean
  isInSitemap?: boolean
  /** Without header and footer. */
  isBare?: boolean
  /** In the dashboards' menus, in this order. */
  menu?: { users?: MenuEntry; admins?: MenuEntry }
}

const toHelpPage = <Path extends `/${string}`>(path: Path, title: Text) => ({
  path,
  title,
  rendered: 'help',
  isInSitemap: true,
})

/** What they say is in `shop/help/`, and one chunk. The footer's links have their titles. */
export const helpPages = {
  aboutUs: toHelpPage('/about-us', text('About Us', 'আমাদের কথা')),
  contactUs: toHelpPage('/contact-us', text('Contact Us', 'যোগাযোগ')),
  faqs: toHelpPage('/faqs', text('FAQs', 'সাধারণ জিজ্ঞাসা')),
  shipping: toHelpPage('/shipping-delivery', text('Shipping & Delivery', 'শিপিং ও ডেলিভারি')),
  returns: toHelpPage('/returns-refunds', text('Returns & Refunds', 'ফেরত ও রিফান্ড')),
  warranty: toHelpPage('/warranty', text('Warranty', 'ওয়ারেন্টি')),
}

const entries = [
  { path: '/', rendered: 'home', isInSitemap: true },
  { path: '/category/:cate', rendered: 'category', renderedPart: 'filters', hasListing: true },
  { path: '/product/:name/:id', rendered: 'product', renderedPart: 'specification' },
  { path: '/search', rendered: 'search', renderedPart: 'filters', hasListing: true },
  { path: '/login', title: text('Log in', 'লগ ইন'), rendered: 'login' },
  { path: '/register', title: text('Register', 'রেজিস্ট্রেশন'), rendered: 'register' },
  {
    path: '/privacy-policy',
    title: text('Privacy policy', 'গোপনীয়তা নীতি'),
    rendered: 'privacy-policy',
  },
  ...Object.values(helpPages),
  { path: '/compare', title: text('Compare', 'তুলনা') },
  { path: '/unsubscribe', title: text('Stop mails', 'মেইল বন্ধ করুন') },
  { path: '/success/:tranId/:id', title: text('Payment successful', 'পেমেন্ট সফল'), isBare: true },
  { path: '/cancel', title: text('Payment cancelled', 'পেমেন্ট বাতিল'), isBare: true },
  {
    path: '/dashboard',
    title: text('Dashboard', 'ড্যাশবোর্ড'),
    access: 'users',
    menu: {
      users: { label: text('Dashboard', 'ড্যাশবোর্ড') },
      admins: { label: text('Dashboard', 'ড্যাশবোর্ড') },
    },
  },
  {
    path: '/cart',
    title: text('Cart', 'কার্ট'),
    access: 'users',
    menu: { users: { label: text('My Cart', 'আমার কার্ট') } },
  },
  { path: '/checkout', title: text('Checkout', 'চেকআউট'), access: 'users' },
  {
    path: '/dashboard/orders',
    title: text('My orders', 'আমার অর্ডার'),
    access: 'users',
    menu: { users: { label: text('My Orders', 'আমার অর্ডার') } },
  },
  {
    path: '/dashboard/order-details/:name/:id',
    title: text('Order details', 'অর্ডারের বিবরণ'),
    access: 'users',
  },
  {
    path: '/dashboard/pending-reviews',
    title: text('Pending reviews', 'রিভিউ বাকি'),
    access: 'users',
    menu: { users: { label: text('Pending Review', 'রিভিউ বাকি'), count: 'pendingReviews' } },
  },
  {
    path: '/dashboard/my-reviews',
    title: text('My reviews', 'আমার রিভিউ'),
    access: 'users',
    menu: { users: { label: text('My Reviews', 'আমার রিভিউ') } },
  },
  { path: '/dashboard/profile', title: text('Profile', 'প্রোফাইল'), access: 'users' },
  { path: '/dashboard/wishlist', title: text('Wishlist', 'উইশলিস্ট'), access: 'users' },
  {
    path: '/dashboard/add-product',
    title: text('Add product', 'পণ্য যোগ'),
    access: 'admins',
    menu: { admins: { label: text('Add Product', 'পণ্য যোগ করুন') } },
  },
  {
    path: '/dashboard/user-carts',
    title: text('All Carts', 'সব কার্ট'),
    access: 'admins',
    menu: { admins: { label: text('All Carts', 'সব কার্ট') } },
  },
  {
    path: '/dashboard/all-products',
    title: text('All Products', 'সব পণ্য'),
    access: 'admins',
    menu: { admins: { label: text('All Products', 'সব পণ্য') } },
  },
  {
    path: '/dashboard/update/:name/:id',
    title: text('Edit product', 'পণ্য সম্পাদনা'),
    access: 'admins',
  },
  {
    path: '/dashboard/all-users',
    title: text('All Users', 'সব ব্যবহারকারী'),
    access: 'admins',
    menu: { admins: { label: text('All Users', 'সব ব্যবহারকারী') } },
  },
  { path: '/dashboard/customers/:email', title: text('Customer', 'গ্রাহক'), access: 'admins' },
  {
    path: '/dashboard/all-ordered',
    title: text('All Ordered', 'সব অর্ডার'),
    access: 'admins',
    menu: { admins: { label: text('All Ordered', 'সব অর্ডার') } },
  },
  {
    path: '/dashboard/refunds',
    title: text('Refunds', 'রিফান্ড'),
    access: 'admins',
    menu: { admins: { label: text('Refunds', 'রিফান্ড') } },
  },
  {
    path: '/dashboard/returns',
    title: text('Returns', 'ফেরত ও ওয়ারেন্টি'),
    access: 'admins',
    menu: { admins: { label: text('Returns', 'ফেরত ও ওয়ারেন্টি') } },
  },
  {
    path: '/dashboard/audit',
    title: text('Audit log', 'কার্যক্রমের রেকর্ড'),
    access: 'admins',
    menu: { admins: { label: text('Audit log', 'কার্যক্রমের রেকর্ড') } },
  },
] as const satisfies readonly Entry[]

export type PagePath = (typeof entries)[number]['path']
export type PageEntry = Entry & { path: PagePath }
export type HelpPage = (typeof helpPages)[keyof typeof helpPages]

/** Every page of the shop. Their code is in `src/app/routes.tsx`. */
export const pages: readonly PageEntry[] = entries

const inMenus = entries.filter((page) => 'menu' in page)
type MenuPage = { path: (typeof inMenus)[number]['path']; menu: NonNullable<Entry['menu']> }
export const menuPages: readonly MenuPage[] = inMenus
export type MenuPath = MenuPage['path']

export const findPage = (path: string): PageEntry | undefined =>
  pages.find((page) => page.path === path)
