import { categoryPath, productPath } from '../../../../shop/addresses'
import {
  bannerStem,
  galleryPictureSizes,
  isPictureUrl,
  largeBanner,
  pictureSources,
  sourcesOf,
} from '../../../../shop/pictures'
import { shop } from '../../../../shop/shop.config'
import type { Database } from '../../db/pool'
import { categoriesUnder, findProduct, type Product, toProduct } from '../../modules/catalog'
import type { PageHead } from './head'

/** Status, metadata and cache tags of a page before the client runs. */
export type ShownPage = { status: 200 | 404; head: PageHead; tags: readonly string[] }

export type PageResult = ShownPage | { redirect: string }

type Params = Record<string, string>

export type Page = {
  pattern: string
  /** Cache key of the validated parameters; undefined if there is no such page. */
  variantOf: (params: Params) => string | undefined
  describe: (params: Params, db: Database) => PageResult | Promise<PageResult>
}

const ogImage = '/images/og.jpg'

const toPageHead = (
  title: string,
  path: string | undefined,
  changes: Partial<PageHead> = {},
): PageHead => ({
  title: `${title} - ${shop.name}`,
  description: shop.blurb,
  path,
  image: ogImage,
  kind: 'website',
  things: [],
  ...changes,
})

const found = (head: PageHead, tags: readonly string[] = []): PageResult => ({
  status: 200,
  head,
  tags,
})

export const missingPage: ShownPage = {
  status: 404,
  head: toPageHead('Page not found', undefined),
  tags: [],
}

const withoutVariants = () => ''

const plain = (pattern: string, title: string): Page => ({
  pattern,
  variantOf: withoutVariants,
  describe: () => found(toPageHead(title, pattern)),
})

/** Private pages have no canonical path and are not indexed. */
const personal = (pattern: string, title: string): Page => ({
  pattern,
  variantOf: withoutVariants,
  describe: () => found(toPageHead(title, undefined)),
})

/** The shop's spelling of the category, or the given name with capitals. */
function capitalised(name: string): string {
  const lowerName = name.trim().toLowerCase()
  const canonical = shop.productCategories.find((category) => category.toLowerCase() === lowerName)
  return canonical ?? lowerName.replace(/(^|[\s&])(\p{L})/gu, (match) => match.toUpperCase())
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

function firstBanner(): PageHead['preload'] {
  const [banner] = shop.carouselBanners
  if (!banner) return undefined
  const { widths, sizes } = largeBanner
  return { srcSet: sourcesOf(bannerStem(banner.picture), widths).avif, sizes }
}

const home: Page = {
  pattern: '/',
  variantOf: withoutVariants,
  describe: () =>
    found({
      ...toPageHead('', '/'),
      preload: firstBanner(),
      title: `${shop.name} - ${shop.tagline}`,
      things: [{ '@type': 'Organization', name: shop.name, alternateName: shop.nameInBengali }],
    }),
}

const category: Page = {
  pattern: '/category/:cate',
  variantOf: ({ cate = '' }) => (categoriesUnder(cate) ? cate.trim().toLowerCase() : undefined),
  describe: ({ cate = '' }) => {
    const title = capitalised(cate)
    const path = categoryPath(cate.trim())
    return found(
      toPageHead(title, path, {
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

/** Only the shop's own pictures have several sizes and formats. */
function firstPicture([image = '']: readonly string[]): PageHead['preload'] {
  const sources = pictureSources(image)
  return sources && { srcSet: sources.avif, sizes: galleryPictureSizes }
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

const product: Page = {
  pattern: '/product/:name/:id',
  variantOf: ({ name = '', id = '' }) => (uuid.test(id) ? `${name}/${id}` : undefined),
  describe: async ({ name = '', id = '' }, db) => {
    const row = await findProduct(db, id)
    if (!row) return missingPage
    const shown = toProduct(row)
    // A single invalid URL would fail the whole page.
    const images = shown.images.filter(isPictureUrl)
    const path = productPath(shown)
    if (path !== `/product/${encodeURIComponent(name)}/${encodeURIComponent(id)}`) {
      return { redirect: path }
    }
    const [firstLine = ''] = shown.description.split('\n')
    const head = toPageHead(shown.productName, path, {
      description: firstLine.slice(0, 200) || shown.keyFeatures.join(', '),
      image: images[0] ?? ogImage,
      kind: 'product',
      preload: firstPicture(images),
      things: productThings({ ...shown, images }, path),
    })
    return found(head, [`Product/${shown._id}`])
  },
}

/** All pages of the client; other paths get the error page with 404. */
export const pages: readonly Page[] = [
  home,
  category,
  product,
  plain('/login', 'Log in'),
  plain('/register', 'Register'),
  plain('/privacy-policy', 'Privacy policy'),
  personal('/cart', 'Cart'),
  personal('/checkout', 'Checkout'),
  personal('/success/:tranId/:id', 'Payment successful'),
  personal('/cancel', 'Payment cancelled'),
  personal('/dashboard', 'Dashboard'),
  personal('/dashboard/profile', 'Profile'),
  personal('/dashboard/wishlist', 'Wishlist'),
  personal('/dashboard/orders', 'My orders'),
  personal('/dashboard/order-details/:name/:id', 'Order details'),
  personal('/dashboard/my-reviews', 'My reviews'),
  personal('/dashboard/pending-reviews', 'Pending reviews'),
  personal('/dashboard/add-product', 'Add product'),
  personal('/dashboard/all-products', 'All products'),
  personal('/dashboard/update/:name/:id', 'Update product'),
  personal('/dashboard/all-ordered', 'All orders'),
  personal('/dashboard/all-users', 'All users'),
  personal('/dashboard/user-carts', 'All carts'),
  personal('/dashboard/audit', 'Audit log'),
]
