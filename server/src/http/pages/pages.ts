import { categoryPath } from '../../../../common/addresses'
import { attributeRows } from '../../../../common/attributes'
import { helpHead } from '../../../../common/helpHead'
import { isUuid } from '../../../../common/isUuid'
import { findPageHead, missingPageHead, type PageHead } from '../../../../common/pageHead'
import {
  pages as entries,
  helpPages,
  type PageEntry,
  type PagePath,
} from '../../../../common/pages'
import {
  bannerStem,
  galleryPictureSizes,
  isPictureUrl,
  largeBanner,
  pictureSources,
  sourcesOf,
} from '../../../../common/pictures'
import { productHead } from '../../../../common/productHead'
import { type Language, pathIn } from '../../../../common/text'
import { homePage } from '../../../../shop/homePage'
import type { Database } from '../../db/pool'
import { categoriesUnder, findProduct, toProduct } from '../../modules/catalog'
import { findProductReviews } from '../../modules/reviews'
import { categoryMarkdown, helpMarkdown, type MarkdownPage, productMarkdown } from './markdown'

/** Status, metadata and cache tags of a page before the client runs. */
export type ShownPage = { status: 200 | 404; head: PageHead; tags: readonly string[] }

export type PageResult = ShownPage | { redirect: string }

type Params = Record<string, string>

export type Page = PageEntry & {
  /** Cache key of the validated parameters; undefined if there is no such page. */
  variantOf: (params: Params) => string | undefined
  describe: (
    language: Language,
    params: Params,
    query: URLSearchParams,
    db: Database,
  ) => PageResult | Promise<PageResult>
  /** The page as Markdown; undefined if there is no such page. */
  toMarkdown?: (
    language: Language,
    params: Params,
    query: URLSearchParams,
    db: Database,
    origin: string,
  ) => MarkdownPage | undefined | Promise<MarkdownPage | undefined>
}

export const missingPage = (language: Language): ShownPage => ({
  status: 404,
  head: missingPageHead(language),
  tags: [],
})

const category: Partial<Page> = {
  variantOf: ({ cate = '' }) => (categoriesUnder(cate) ? cate.toLowerCase() : undefined),
  describe: (language, { cate = '' }, query) => {
    const name = cate.trim()
    const head = findPageHead(language, '/category/:cate', { cate }, query)
    if (!head) return missingPage(language)
    return name === cate
      ? { status: 200, head, tags: [] }
      : { redirect: pathIn(language, categoryPath(name)) }
  },
  toMarkdown: categoryMarkdown,
}

function firstBanner(): PageHead['preload'] {
  const [banner] = homePage.carouselBanners
  if (!banner) return undefined
  const { widths, sizes } = largeBanner
  return { srcSet: sourcesOf(bannerStem(banner.picture), widths).avif, sizes }
}

/** Only the shop's own pictures have several sizes and formats. */
function firstPicture([image = '']: readonly string[]): PageHead['preload'] {
  const sources = pictureSources(image)
  return sources && { srcSet: sources.avif, sizes: galleryPictureSizes }
}

/** Those that the page shows first. */
const newestReviews = { offset: 0, limit: 3 }

type ShownReviews = Awaited<ReturnType<typeof findProductReviews>>['reviews']

/** As schema.org describes reviews, each of which has stars there. */
const toReviewThings = (reviews: ShownReviews) =>
  reviews.flatMap(({ text, stars, firstName, reviewAdded }) =>
    stars === undefined
      ? []
      : {
          '@type': 'Review',
          reviewBody: text,
          reviewRating: { '@type': 'Rating', ratingValue: stars },
          author: { '@type': 'Person', name: firstName },
          datePublished: reviewAdded,
        },
  )

const toPropertyThings = (language: Language, attributes: readonly string[]) =>
  attributeRows(language, attributes).map(({ label, text }) => ({
    '@type': 'PropertyValue',
    name: label,
    value: text,
  }))

const product: Partial<Page> = {
  variantOf: ({ name = '', id = '' }) => (isUuid(id) ? `${name}/${id}` : undefined),
  describe: async (language, { name = '', id = '' }, _query, db) => {
    const row = await findProduct(db, id)
    if (!row) return missingPage(language)
    const shown = toProduct(row)
    const { reviews } = shown.starCounts
      ? await findProductReviews(db, id, newestReviews)
      : { reviews: [] }
    const [review, additionalProperty] = [
      toReviewThings(reviews),
      toPropertyThings(language, shown.attributes),
    ]
    const head = productHead(language, shown, {
      ...(review.length > 0 && { review }),
      ...(additionalProperty.length > 0 && { additionalProperty }),
      ...(shown.family && { inProductGroupWithID: shown.family }),
    })
    if (head.path !== `/product/${encodeURIComponent(name)}/${encodeURIComponent(id)}`) {
      return { redirect: pathIn(language, head.path ?? '/') }
    }
    const preload = firstPicture(shown.images.filter(isPictureUrl))
    const tags = [`Product/${shown._id}`, `ProductReview/${shown._id}`]
    return { status: 200, head: { ...head, preload }, tags }
  },
  toMarkdown: (language, params, _query, db, origin) =>
    productMarkdown(language, params, db, origin),
}

const help = Object.fromEntries(
  Object.values(helpPages).map((page): [string, Partial<Page>] => [
    page.path,
    {
      describe: (language) => ({ status: 200, head: helpHead(language, page), tags: [] }),
      toMarkdown: (language, _params, _query, _db, origin) => helpMarkdown(language, page, origin),
    },
  ]),
)

/** What distinguishes a page from one whose head needs no data. */
const special: Partial<Record<PagePath, Partial<Page>>> = {
  ...help,
  '/category/:cate': category,
  '/product/:name/:id': product,
}
const preloads: Partial<Record<PagePath, PageHead['preload']>> = { '/': firstBanner() }

/** All pages of the client; other paths get the error page with 404. */
export const pages: readonly Page[] = entries.map((entry) => ({
  ...entry,
  variantOf: () => '',
  describe: (language, params, query) => {
    const head = findPageHead(language, entry.path, params, query)
    return head
      ? { status: 200, head: { ...head, preload: preloads[entry.path] }, tags: [] }
      : missingPage(language)
  },
  ...special[entry.path],
}))
