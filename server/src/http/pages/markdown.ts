import { categoryPath, productPath, searchPath } from '../../../../common/addresses'
import { formatTaka } from '../../../../common/formatTaka'
import { type Listing, readListing, writeListing } from '../../../../common/listing'
import { categoryLabel } from '../../../../common/pageHead'
import { isPictureUrl } from '../../../../common/pictures'
import { listFeatures } from '../../../../common/productFields'
import { type Tag, toCategoryTag } from '../../../../contract/tags'
import { shop } from '../../../../shop/shop.config'
import type { Database } from '../../db/pool'
import { categoriesUnder, findProduct, listCategory, toProduct } from '../../modules/catalog'

/** A page for programs that read text: the same content without markup, styles and scripts. */
export type MarkdownPage = { body: string; tags: readonly Tag[] }

type Params = Record<string, string>
type Product = ReturnType<typeof toProduct>

/** Names and descriptions are plain text. */
const escapeMarkdown = (text: string) =>
  text
    .replace(/[\\`*_[\]<>#|~]/g, (char) => `\\${char}`)
    .replace(/\s+/g, ' ')
    .trim()

/** `encodeURIComponent` keeps parentheses, which would end the link. */
const escapeAddress = (address: string) => address.replace(/\(/g, '%28').replace(/\)/g, '%29')

const link = (text: string, address: string) =>
  `[${escapeMarkdown(text)}](${escapeAddress(address)})`

function priceText({ price, discountPrice }: Product): string {
  if (!discountPrice) return formatTaka(price)
  return `${formatTaka(discountPrice)} (before the discount ${formatTaka(price)})`
}

const stockText = ({ inStock }: Product) => (inStock ? 'in stock' : 'out of stock')

const lines = (...blocks: readonly (string | false)[]) =>
  `${blocks.filter((block) => block !== false && block !== '').join('\n\n')}\n`

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

export async function productMarkdown(
  { id = '' }: Params,
  db: Database,
  origin: string,
): Promise<MarkdownPage | undefined> {
  const row = await findProduct(db, id)
  if (!row) return undefined
  const product = toProduct(row)
  const { productName, category, description } = product
  const features = listFeatures(product).map(escapeMarkdown)
  const paragraphs = description.split('\n').map(escapeMarkdown).filter(Boolean)
  const pictures = product.images.filter(isPictureUrl).map((url) => new URL(url, origin).href)
  const body = lines(
    `# ${escapeMarkdown(productName)}`,
    list([
      `Price: ${priceText(product)}`,
      `Availability: ${stockText(product)}`,
      `Category: ${link(category, origin + categoryPath(category))}`,
      `Delivery charge: ${formatTaka(shop.deliveryCharge)} for each order, in ${shop.country} only`,
      `Page: ${origin}${productPath(product)}`,
    ]),
    features.length > 0 && `## Key features\n\n${list(features)}`,
    paragraphs.length > 0 && `## Description\n\n${paragraphs.join('\n\n')}`,
    pictures.length > 0 && `## Pictures\n\n${list(pictures)}`,
  )
  return { body, tags: [`Product/${product._id}`] }
}

const sortTexts: Record<Listing['sort'], string> = {
  relevant: 'best sold first',
  lowToHigh: 'cheapest first',
  highToLow: 'most expensive first',
}

export async function categoryMarkdown(
  { cate = '' }: Params,
  query: URLSearchParams,
  db: Database,
  origin: string,
): Promise<MarkdownPage | undefined> {
  const categories = categoriesUnder(cate)
  if (!categories) return undefined
  const listing = readListing(query)
  const { page, pageSize, sort, price } = listing
  const filter = { categories, minPrice: price.min || undefined, maxPrice: price.max, sort }
  const window = { offset: (page - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listCategory(db, filter, window)
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  if (page > totalPages) return undefined
  const products = rows.map(toProduct)
  const title = categoryLabel(cate)
  const addressOf = (number: number) => {
    const search = writeListing({ ...listing, search: '', page: number }).toString()
    return `${origin}${categoryPath(cate.trim())}${search ? `?${search}` : ''}`
  }
  const body = lines(
    `# ${escapeMarkdown(title)}`,
    `${total === 1 ? '1 product' : `${total} products`}, ${sortTexts[sort]}, page ${page} of ${totalPages}.`,
    list(
      products.map(
        (product) =>
          `${link(product.productName, origin + productPath(product))}: ${priceText(product)}, ${stockText(product)}`,
      ),
    ),
    list([
      ...(page > 1 ? [`Previous page: ${addressOf(page - 1)}`] : []),
      ...(page < totalPages ? [`Next page: ${addressOf(page + 1)}`] : []),
    ]),
  )
  return { body, tags: [toCategoryTag(cate), ...products.map(({ _id }) => `Product/${_id}`)] }
}

/** https://llmstxt.org */
export function llmsText(origin: string): string {
  const categories = shop.categoryTree.flatMap((node) => [node, ...node.children])
  return lines(
    `# ${shop.name}`,
    `> ${shop.blurb}`,
    `Prices are in Bangladeshi taka (BDT). The pages of categories and products, and each page of a category (\`?page=2\`), are also available as Markdown: ` +
      'send `Accept: text/markdown`.',
    `## Categories\n\n${list(
      categories.map(({ name }) => link(categoryLabel(name), origin + categoryPath(name))),
    )}`,
    `## How to buy\n\n${list([
      `${link('Search', origin + searchPath(''))}: add the words to the URL`,
      `${link('Register', `${origin}/register`)} or ${link('log in', `${origin}/login`)}: an order needs an account`,
      `${link('Cart', `${origin}/cart`)} and ${link('checkout', `${origin}/checkout`)}: delivery to ${shop.districts.join(', ')}; ` +
        `${formatTaka(shop.deliveryCharge)} for each order; payment: ${shop.howToPay}`,
      `Questions: ${shop.supportEmail}`,
    ])}`,
    `## Policies\n\n- ${link('Privacy policy', `${origin}/privacy-policy`)}`,
    `## Optional\n\n${list([`${link('Sitemap', `${origin}/sitemap.xml`)}: all pages with the time of the last change`])}`,
  )
}
