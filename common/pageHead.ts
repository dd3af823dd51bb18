import { shop } from '../shop/shop.config'
import { categoryPath, searchPath } from './addresses'
import { readListing, writeListing } from './listing'
import { findPage } from './pages'

/** Metadata of a page for browsers, crawlers and link previews; written by the server, and by the client after a navigation. */
export type PageHead = {
  title: string
  description: string
  /** Canonical path; a page without one is not indexed. */
  path?: string
  image: string
  kind: 'website' | 'product'
  /** The first large picture, to be preloaded. */
  preload?: { srcSet: string; sizes: string }
  things: readonly Record<string, unknown>[]
}

export const toPageHead = (
  title: string,
  path?: string,
  changes: Partial<PageHead> = {},
): PageHead => ({
  title: `${title} - ${shop.name}`,
  description: shop.blurb,
  path,
  image: '/images/og.jpg',
  kind: 'website',
  things: [],
  ...changes,
})

export const missingPageHead = toPageHead('Page not found')

const lower = (name: string) => name.trim().toLowerCase()
const spellings = [...shop.productCategories, ...Object.keys(shop.categoryAliases)]

/** The shop's spelling of a category in a URL, or the given name with capitals. */
export function categoryTitle(name: string): string {
  const spelling = spellings.find((each) => lower(each) === lower(name))
  return spelling ?? lower(name).replace(/(^|[\s&])(\p{L})/gu, (match) => match.toUpperCase())
}

const categoryNodes = shop.categoryTree.flatMap((node) => [node, ...node.children])

/** The menu's name of a category, for links to it and its heading; pages without one have their title. */
export function categoryLabel(name: string): string {
  const node = categoryNodes.find((each) => lower(each.name) === lower(name))
  return node?.label ?? categoryTitle(name)
}

export const breadcrumbs = (...steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
})

/** Each page of the plain list is indexed; other sort orders, filters and page sizes show the same products again. */
function canonicalQuery(query: URLSearchParams): string {
  const { page, ...choices } = readListing(query)
  const isPlain = writeListing({ ...choices, search: '', page: 1 }).size === 0
  return isPlain && page > 1 ? `?page=${page}` : ''
}

function categoryHead(name: string, query: URLSearchParams): PageHead {
  const title = categoryTitle(name)
  const path = categoryPath(name.trim())
  return toPageHead(title, path + canonicalQuery(query), {
    description: `${title} at ${shop.name}: authentic gadgets, delivered all over ${shop.country}.`,
    things: [breadcrumbs({ name: title, path })],
  })
}

const organization = {
  '@type': 'Organization',
  name: shop.name,
  alternateName: shop.nameInBengali,
  description: shop.blurb,
  url: '/',
  email: shop.supportEmail,
}

const website = {
  '@type': 'WebSite',
  name: shop.name,
  alternateName: shop.nameInBengali,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchPath('')}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
}

const searchTitle = (text: string) => (text === '' ? 'Search' : `Search: ${text}`)

/** The head of the page with this route pattern, if it does not depend on data. */
export function findPageHead(
  pattern: string,
  { cate = '' }: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): PageHead | undefined {
  if (pattern === '/') {
    return toPageHead('', '/', {
      title: `${shop.name} - ${shop.tagline}`,
      things: [organization, website],
    })
  }
  if (pattern === '/category/:cate') return categoryHead(cate, query)
  // Results are not indexed: there is one page for each text that somebody types.
  if (pattern === '/search') return toPageHead(searchTitle(readListing(query).search))
  const page = findPage(pattern)
  return page?.title ? toPageHead(page.title, page.rendered && pattern) : undefined
}
