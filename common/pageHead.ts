import { shop } from '../shop/shop.config'
import { categoryPath, searchPath } from './addresses'
import { readListing, writeListing } from './listing'
import { findPage } from './pages'
import { inLanguage, type Language, text } from './text'

/** Metadata of a page for browsers, crawlers and link previews; written by the server, and by the client after a navigation. */
export type PageHead = {
  language: Language
  title: string
  description: string
  /** Canonical path without the language's prefix; a page without one is not indexed. */
  path?: string
  image: string
  kind: 'website' | 'product'
  /** The first large picture, to be preloaded. */
  preload?: { srcSet: string; sizes: string }
  things: readonly Record<string, unknown>[]
}

export function toPageHead(
  language: Language,
  title: string,
  path?: string,
  changes: Partial<PageHead> = {},
): PageHead {
  const t = inLanguage(language)
  return {
    language,
    title: `${title} - ${t(shop.displayName)}`,
    description: t(shop.blurb),
    path,
    image: '/images/og.jpg',
    kind: 'website',
    things: [],
    ...changes,
  }
}

const notFound = text('Page not found', 'পাতাটি পাওয়া যায়নি')

export const missingPageHead = (language: Language) =>
  toPageHead(language, inLanguage(language)(notFound))

const lower = (name: string) => name.trim().toLowerCase()
const spellings = [...shop.productCategories, ...Object.keys(shop.categoryAliases)]

const categoryNodes = shop.categoryTree.flatMap((node) => [node, ...node.children])
const findNode = (name: string) => categoryNodes.find((each) => lower(each.name) === lower(name))

/** The shop's spelling of a category in a URL, or the given name with capitals. */
export function categoryTitle(language: Language, name: string): string {
  const node = findNode(name)
  if (node && language !== 'en') return inLanguage(language)(node.label)
  const spelling = spellings.find((each) => lower(each) === lower(name))
  return spelling ?? lower(name).replace(/(^|[\s&])(\p{L})/gu, (match) => match.toUpperCase())
}

/** The menu's name of a category, for links to it and its heading; pages without one have their title. */
export function categoryLabel(language: Language, name: string): string {
  const node = findNode(name)
  return node ? inLanguage(language)(node.label) : categoryTitle(language, name)
}

const home = text('Home', 'হোম')

export const breadcrumbs = (
  language: Language,
  ...steps: readonly { name: string; path: string }[]
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: inLanguage(language)(home), path: '/' }, ...steps].map(
    ({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path }),
  ),
})

/** Each page of the plain list is indexed; other sort orders, filters and page sizes show the same products again. */
function canonicalQuery(query: URLSearchParams): string {
  const { page, ...choices } = readListing(query)
  const isPlain = writeListing({ ...choices, search: '', page: 1 }).size === 0
  return isPlain && page > 1 ? `?page=${page}` : ''
}

const categoryDescription = text(
  (title: string) =>
    `${title} at ${shop.name}: authentic gadgets, delivered all over ${shop.country}.`,
  (title) => `${shop.nameInBengali}-এ ${title}: আসল গ্যাজেট, ডেলিভারি সারা বাংলাদেশে।`,
)

function categoryHead(language: Language, name: string, query: URLSearchParams): PageHead {
  const title = categoryTitle(language, name)
  const path = categoryPath(name.trim())
  return toPageHead(language, title, path + canonicalQuery(query), {
    description: inLanguage(language)(categoryDescription)(title),
    things: [breadcrumbs(language, { name: title, path })],
  })
}

const organization = (language: Language) => ({
  '@type': 'Organization',
  name: shop.name,
  alternateName: shop.nameInBengali,
  description: inLanguage(language)(shop.blurb),
  url: '/',
  email: shop.supportEmail,
})

const website = (language: Language) => ({
  '@type': 'WebSite',
  name: shop.name,
  alternateName: shop.nameInBengali,
  inLanguage: language,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchPath('')}{search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

const search = text('Search', 'খোঁজ')
const searchFor = text(
  (words: string) => `Search: ${words}`,
  (words) => `খোঁজ: ${words}`,
)

/** The head of the page with this route pattern, if it does not depend on data. */
export function findPageHead(
  language: Language,
  pattern: string,
  { cate = '' }: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
): PageHead | undefined {
  const t = inLanguage(language)
  if (pattern === '/') {
    return toPageHead(language, '', '/', {
      title: `${t(shop.displayName)} - ${t(shop.tagline)}`,
      things: [organization(language), website(language)],
    })
  }
  if (pattern === '/category/:cate') return categoryHead(language, cate, query)
  // Results are not indexed: there is one page for each text that somebody types.
  if (pattern === '/search') {
    const words = readListing(query).search
    return toPageHead(language, words === '' ? t(search) : t(searchFor)(words))
  }
  const page = findPage(pattern)
  return page?.title ? toPageHead(language, t(page.title), page.rendered && pattern) : undefined
}
