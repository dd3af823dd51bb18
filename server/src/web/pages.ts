import { categoryPath, productPath } from '../../../shop/addresses'
import { shop } from '../../../shop/shop.config'
import type { Database } from '../db/pool'
import { categoriesUnder } from '../modules/catalog/categories'
import { type Product, toProduct } from '../modules/catalog/product'
import { findProduct } from '../modules/catalog/store'
import type { PageHead } from './head'

/** What the server knows of a page before the client has run. */
export type ShownPage = { status: 200 | 404; head: PageHead; tags: readonly string[] }

export type PageAnswer = ShownPage | { redirect: string }

type Params = Record<string, string>

export type Page = {
  pattern: string
  describe: (params: Params, db: Database) => PageAnswer | Promise<PageAnswer>
}

const ogImage = '/images/og.jpg'

const headOf = (title: string, path: string, changes: Partial<PageHead> = {}): PageHead => ({
  title: `${title} - ${shop.name}`,
  description: shop.blurb,
  path,
  image: ogImage,
  kind: 'website',
  things: [],
  ...changes,
})

const found = (head: PageHead, tags: readonly string[] = []): PageAnswer => ({
  status: 200,
  head,
  tags,
})

export const missingPage: ShownPage = {
  status: 404,
  head: headOf('Page not found', '/'),
  tags: [],
}

const plain = (pattern: string, title: string): Page => ({
  pattern,
  describe: () => found(headOf(title, pattern.includes(':') ? '/' : pattern)),
})

/** As the shop spells it, or with capitals. */
function capitalised(name: string): string {
  const wanted = name.trim().toLowerCase()
  const spelt = shop.productCategories.find((category) => category.toLowerCase() === wanted)
  return spelt ?? wanted.replace(/(^|[\s&])(\p{L})/gu, (match) => match.toUpperCase())
}

const breadcrumbs = (...steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

const home: Page = {
  pattern: '/',
  describe: () =>
    found({
      ...headOf('', '/'),
      title: `${shop.name} - ${shop.tagline}`,
      things: [{ '@type': 'Organization', name: shop.name, alternateName: shop.nameInBengali }],
    }),
}

const category: Page = {
  pattern: '/category/:cate',
  describe: ({ cate = '' }) => {
    if (!categoriesUnder(cate)) return missingPage
    const title = capitalised(cate)
    const path = categoryPath(cate)
    return found(
      headOf(title, path, {
        description: `${title} at ${shop.name}: authentic gadgets, delivered all over ${shop.country}.`,
        things: [breadcrumbs({ name: 'Home', path: '/' }, { name: title, path })],
      }),
    )
  },
}

function productThings(product: Product, path: string) {
  const { productName, description, images, category: name, price, discountPrice } = product
  const offer = {
    '@type': 'Offer',
    price: discountPrice ?? price,
    priceCurrency: 'BDT',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    url: path,
  }
  const steps = [
    { name: 'Home', path: '/' },
    { name, path: categoryPath(name) },
    { name: productName, path },
  ]
  return [
    {
      '@type': 'Product',
      name: productName,
      description,
      image: images,
      category: name,
      offers: offer,
    },
    breadcrumbs(...steps),
  ]
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

const product: Page = {
  pattern: '/product/:name/:id',
  describe: async ({ name = '', id = '' }, db) => {
    const row = uuid.test(id) ? await findProduct(db, id) : undefined
    if (!row) return missingPage
    const shown = toProduct(row)
    const path = productPath(shown)
    if (path !== `/product/${encodeURIComponent(name)}/${encodeURIComponent(id)}`) {
      return { redirect: path }
    }
    const [firstLine = ''] = shown.description.split('\n')
    const head = headOf(shown.productName, path, {
      description: firstLine.slice(0, 200) || shown.keyFeatures.join(', '),
      image: shown.images[0] ?? ogImage,
      kind: 'product',
      things: productThings(shown, path),
    })
    return found(head, [`Product/${shown._id}`])
  },
}

/** Addresses at which the web client has a page; every other address is answered with the error page and 404. */
export const pages: readonly Page[] = [
  home,
  category,
  product,
  plain('/login', 'Log in'),
  plain('/register', 'Register'),
  plain('/privacy-policy', 'Privacy policy'),
  plain('/cart', 'Cart'),
  plain('/checkout', 'Checkout'),
  plain('/success/:tranId/:id', 'Payment successful'),
  plain('/cancel', 'Payment cancelled'),
  plain('/dashboard', 'Dashboard'),
  plain('/dashboard/profile', 'Profile'),
  plain('/dashboard/wishlist', 'Wishlist'),
  plain('/dashboard/orders', 'My orders'),
  plain('/dashboard/order-details/:name/:id', 'Order details'),
  plain('/dashboard/my-reviews', 'My reviews'),
  plain('/dashboard/pending-reviews', 'Pending reviews'),
  plain('/dashboard/add-product', 'Add product'),
  plain('/dashboard/all-products', 'All products'),
  plain('/dashboard/update/:name/:id', 'Update product'),
  plain('/dashboard/all-ordered', 'All orders'),
  plain('/dashboard/all-users', 'All users'),
  plain('/dashboard/user-carts', 'All carts'),
]
