import { categoryPath, productPath } from '../../../../common/addresses'
import { pages } from '../../../../common/pages'
import { languages, pathIn } from '../../../../common/text'
import { shop } from '../../../../shop/shop.config'
import type { Database } from '../../db/pool'
import { categoriesUnder } from '../../modules/catalog'

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const listed = pages.filter(({ isInSitemap }) => isInSitemap)
const categories = shop.categoryTree.flatMap((node) => [node, ...node.children])

/** Two URLs each. A sitemap may have 50,000 URLs, but so many take 0.3 s of processor time, during much of which nobody else is served. */
const maxProducts = 5_000

type Entry = { path: string; changed: string | undefined }

const xml = (element: string, content: readonly string[]) =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${content.join('\n')}\n</${element}>\n`

/**
 * The sitemap, or an index of its parts if there are too many products. A part counts deleted products too, in the order in
 * which they were added: so a product stays in its part, and a crawler that reads one part after the other misses none.
 * Undefined if there is no such part.
 */
export async function sitemap(
  db: Database,
  origin: string,
  part?: number,
  size = maxProducts,
): Promise<string | undefined> {
  const { count } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const parts = Math.max(1, Math.ceil(count / size))
  if (part === undefined && parts > 1) {
    const locations = Array.from(
      { length: parts },
      (_, index) => `${origin}${sitemapPath(index + 1)}`,
    )
    return xml(
      'sitemapindex',
      locations.map((location) => `<sitemap><loc>${location}</loc></sitemap>`),
    )
  }
  const number = part ?? 1
  return number >= 1 && number <= parts ? sitemapPart(db, origin, number, size) : undefined
}

const sitemapPath = (part: number) => `/sitemap-${part}.xml`

async function sitemapPart(db: Database, origin: string, part: number, size: number) {
  // The index alone finds the first product of the part.
  const first = db
    .selectFrom('products')
    .select('id')
    .orderBy('id')
    .limit(1)
    .offset((part - 1) * size)
  const inPart = db
    .selectFrom('products')
    .select(['id', 'product_name', 'updated_at', 'deleted_at'])
    .where('id', '>=', first)
    .orderBy('id')
    .limit(size)
  const products = await db
    .selectFrom(inPart.as('p'))
    .select(['id', 'product_name', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  const entries: Entry[] = [
    ...(part === 1 ? await findOtherPages(db) : []),
    ...products.map(({ id, product_name, updated_at }) => ({
      path: productPath({ _id: id, productName: product_name }),
      changed: updated_at.toISOString(),
    })),
  ]
  const urls = entries.flatMap(({ path, changed }) => {
    const addresses = languages.map((language) => ({
      language,
      address: escapeXml(origin + pathIn(language, path)),
    }))
    const alternates = addresses.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    )
    const about = (changed ? `<lastmod>${changed}</lastmod>` : '') + alternates.join('')
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${about}</url>`)
  })
  return xml('urlset', urls)
}

async function findOtherPages(db: Database): Promise<Entry[]> {
  // Deleted products too: they are no longer listed.
  const changes = await db
    .selectFrom('products')
    .select(({ fn }) => ['category_key', fn.max('updated_at').as('changed')])
    .groupBy('category_key')
    .execute()
  /** The time of the newest change of a product in one of the categories, or of any product. */
  function findChange(keys?: readonly string[]) {
    const times = changes
      .filter(({ category_key }) => keys?.includes(category_key) ?? true)
      .map(({ changed }) => changed.getTime())
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined
  }
  return [
    // Help pages show no products.
    ...listed.map(({ path }) => ({ path, changed: path === '/' ? findChange() : undefined })),
    ...categories.map(({ name }) => ({
      path: categoryPath(name),
      changed: findChange(categoriesUnder(name) ?? []),
    })),
  ]
}

/** The first part of their paths is theirs alone. */
const closed = new Set(
  pages
    .filter(({ access }) => access)
    .flatMap(({ path }) =>
      languages.map((each) => `Disallow: ${pathIn(each, `/${path.split('/')[1]}`)}`),
    ),
)

export const robots = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', ...closed, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
