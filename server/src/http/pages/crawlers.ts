import { categoryPath, productPath } from '../../../../shop/addresses'
import { shop } from '../../../../shop/shop.config'
import type { Database } from '../../db/pool'
import { categoriesUnder } from '../../modules/catalog'

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Maximum number of URLs in a sitemap. */
const maxUrls = 50_000

type Entry = { path: string; changed: string | undefined }

export async function sitemap(db: Database, origin: string): Promise<string> {
  const categories = shop.categoryTree.flatMap((node) => [node, ...node.children])
  const products = await db
    .selectFrom('products')
    .select(['id', 'product_name', 'updated_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxUrls - categories.length - 1)
    .execute()
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
  const entries: Entry[] = [
    { path: '/', changed: findChange() },
    ...categories.map(({ name }) => ({
      path: categoryPath(name),
      changed: findChange(categoriesUnder(name) ?? []),
    })),
    ...products.map(({ id, product_name, updated_at }) => ({
      path: productPath({ _id: id, productName: product_name }),
      changed: updated_at.toISOString(),
    })),
  ]
  const urls = entries.map(
    (entry) =>
      `<url><loc>${escapeXml(origin + entry.path)}</loc>` +
      `${entry.changed ? `<lastmod>${entry.changed}</lastmod>` : ''}</url>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  )
}

export const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /cart',
    'Disallow: /checkout',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
