import { categoryPath, productPath, searchPath } from '../../../../common/addresses'
import { attributeRows } from '../../../../common/attributes'
import { formatBengaliNumber } from '../../../../common/bengali'
import { formatTaka } from '../../../../common/formatTaka'
import { helpTexts } from '../../../../common/helpTexts'
import { listFeatures } from '../../../../common/listedFields'
import { type Listing, readListing, writeListing } from '../../../../common/listing'
import { categoryIn } from '../../../../common/localNames'
import { productIn } from '../../../../common/localProduct'
import { categoryLabel } from '../../../../common/pageHead'
import { type HelpPage, helpPages } from '../../../../common/pages'
import { isPictureUrl } from '../../../../common/pictures'
import { toRating } from '../../../../common/rating'
import { inLanguage, type Language, pathIn, type Text, text } from '../../../../common/text'
import { type Tag, toCategoryTag } from '../../../../contract/tags'
import { describeCharges } from '../../../../shop/deliveryCharged'
import { shop } from '../../../../shop/shop.config'
import type { Database } from '../../db/pool'
import {
  categoriesUnder,
  findProduct,
  findVariants,
  listCategory,
  toFilterGroups,
  toProduct,
  withVariants,
} from '../../modules/catalog'

/** A page for programs that read text: the same content without markup, styles and scripts. */
export type MarkdownPage = { body: string; tags: readonly Tag[] }

type Params = Record<string, string>
type Product = ReturnType<typeof toProduct>
type Offer = Pick<Product, 'price' | 'discountPrice' | 'inStock'>

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

const messages = {
  discounted: text(
    (price: string, before: string) => `${price} (before the discount ${before})`,
    (price, before) => `${price} (ছাড়ের আগে ${before})`,
  ),
  inStock: text('in stock', 'স্টকে আছে'),
  outOfStock: text('out of stock', 'স্টকে নেই'),
  price: text('Price', 'দাম'),
  availability: text('Availability', 'প্রাপ্যতা'),
  rating: text(
    (mean: number, count: number) => `Rating: ${mean} of 5 stars (${count})`,
    (mean, count) =>
      `রেটিং: ৫-এর মধ্যে ${formatBengaliNumber(mean)} স্টার (${formatBengaliNumber(count)})`,
  ),
  category: text('Category', 'ক্যাটাগরি'),
  delivery: text(
    (charge: string) => `Delivery charge: ${charge} for each order, in ${shop.country} only`,
    (charge) => `ডেলিভারি চার্জ: প্রতি অর্ডারে ${charge}, শুধু বাংলাদেশে`,
  ),
  page: text('Page', 'পাতা'),
  variants: text('Other colours and sizes', 'অন্য রং ও মাপ'),
  keyFeatures: text('Key features', 'মূল বৈশিষ্ট্য'),
  specification: text('Specification', 'স্পেসিফিকেশন'),
  description: text('Description', 'বিবরণ'),
  pictures: text('Pictures', 'ছবি'),
  listed: text(
    (total: number, sort: string, page: number, totalPages: number) =>
      `${total === 1 ? '1 product' : `${total} products`}, ${sort}, page ${page} of ${totalPages}.`,
    (total, sort, page, totalPages) =>
      `${formatBengaliNumber(total)}টি পণ্য, ${sort}, পাতা ${formatBengaliNumber(page)}/${formatBengaliNumber(totalPages)}।`,
  ),
  previousPage: text('Previous page', 'আগের পাতা'),
  nextPage: text('Next page', 'পরের পাতা'),
}

function priceText(language: Language, { price, discountPrice }: Offer): string {
  const taka = (amount: number) => formatTaka(amount, { language })
  if (!discountPrice) return taka(price)
  return messages.discounted[language](taka(discountPrice), taka(price))
}

const stockText = (language: Language, { inStock }: Offer) =>
  (inStock ? messages.inStock : messages.outOfStock)[language]

const lines = (...blocks: readonly (string | false)[]) =>
  `${blocks.filter((block) => block !== false && block !== '').join('\n\n')}\n`

const offerText = (language: Language, offer: Offer) =>
  `${priceText(language, offer)}, ${stockText(language, offer)}`

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

export async function productMarkdown(
  language: Language,
  { id = '' }: Params,
  db: Database,
  origin: string,
): Promise<MarkdownPage | undefined> {
  const row = await findProduct(db, id)
  if (!row) return undefined
  const product = withVariants(row, row.family ? await findVariants(db, id) : [])
  const { category, family, variants = [] } = product
  const shown = productIn(language, product)
  const { productName, description } = shown
  const features = listFeatures(language, shown).map(escapeMarkdown)
  const specification = attributeRows(language, product.attributes).map(
    ({ label, text: value }) => `${label}: ${escapeMarkdown(value)}`,
  )
  const paragraphs = description.split('\n').map(escapeMarkdown).filter(Boolean)
  const pictures = product.images.filter(isPictureUrl).map((url) => new URL(url, origin).href)
  const rating = toRating(product.starCounts)
  const t = inLanguage(language)
  const addressOf = (path: string) => origin + pathIn(language, path)
  const others = variants
    .filter(({ _id }) => _id !== product._id)
    .map((other) => {
      const name = (language === 'bn' && other.productNameBn) || other.productName
      return `${link(name, addressOf(productPath(other)))}: ${offerText(language, other)}`
    })
  const body = lines(
    `# ${escapeMarkdown(productName)}`,
    list([
      `${t(messages.price)}: ${priceText(language, product)}`,
      `${t(messages.availability)}: ${stockText(language, product)}`,
      ...(rating ? [t(messages.rating)(rating.mean, rating.count)] : []),
      `${t(messages.category)}: ${link(categoryIn(language, category), addressOf(categoryPath(category)))}`,
      t(messages.delivery)(t(describeCharges())),
      `${t(messages.page)}: ${addressOf(productPath(product))}`,
    ]),
    others.length > 0 && `## ${t(messages.variants)}\n\n${list(others)}`,
    features.length > 0 && `## ${t(messages.keyFeatures)}\n\n${list(features)}`,
    specification.length > 0 && `## ${t(messages.specification)}\n\n${list(specification)}`,
    paragraphs.length > 0 && `## ${t(messages.description)}\n\n${paragraphs.join('\n\n')}`,
    pictures.length > 0 && `## ${t(messages.pictures)}\n\n${list(pictures)}`,
  )
  const shownIds = [product._id, ...variants.map(({ _id }) => _id)]
  return { body, tags: [...shownIds.map((each) => `Product/${each}`), `Family/${family}`] }
}

const sortTexts: Record<Listing['sort'], Text> = {
  relevant: text('best sold first', 'বেশি বিক্রীত আগে'),
  lowToHigh: text('cheapest first', 'কম দাম আগে'),
  highToLow: text('most expensive first', 'বেশি দাম আগে'),
  bestRated: text('best rated first', 'বেশি রেটিং আগে'),
}

export async function categoryMarkdown(
  language: Language,
  { cate = '' }: Params,
  query: URLSearchParams,
  db: Database,
  origin: string,
): Promise<MarkdownPage | undefined> {
  const categories = categoriesUnder(cate)
  if (!categories) return undefined
  const listing = readListing(query)
  const { page, pageSize, sort, price } = listing
  const filter = {
    categories,
    minPrice: price.min || undefined,
    maxPrice: price.max,
    groups: toFilterGroups(listing.filters.join(';')),
    sort,
  }
  const window = { offset: (page - 1) * pageSize, limit: pageSize }
  const { rows, total } = await listCategory(db, filter, window)
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  if (page > totalPages) return undefined
  const products = rows.map(toProduct)
  const t = inLanguage(language)
  const title = categoryLabel(language, cate)
  const addressOf = (number: number) => {
    const search = writeListing({ ...listing, search: '', page: number }).toString()
    const path = pathIn(language, categoryPath(cate.trim()))
    return `${origin}${path}${search ? `?${search}` : ''}`
  }
  const body = lines(
    `# ${escapeMarkdown(title)}`,
    t(messages.listed)(total, t(sortTexts[sort]), page, totalPages),
    list(
      products.map((product) => {
        const address = origin + pathIn(language, productPath(product))
        return `${link(productIn(language, product).productName, address)}: ${offerText(language, product)}`
      }),
    ),
    list([
      ...(page > 1 ? [`${t(messages.previousPage)}: ${addressOf(page - 1)}`] : []),
      ...(page < totalPages ? [`${t(messages.nextPage)}: ${addressOf(page + 1)}`] : []),
    ]),
  )
  return { body, tags: [toCategoryTag(cate), ...products.map(({ _id }) => `Product/${_id}`)] }
}

export function helpMarkdown(
  language: Language,
  { path, title: pageTitle }: HelpPage,
  origin: string,
): MarkdownPage {
  const t = inLanguage(language)
  const { intro, sections } = helpTexts[path]
  const plain = (words: Text) => escapeMarkdown(t(words))
  const body = lines(
    `# ${plain(pageTitle)}`,
    plain(intro),
    ...sections.flatMap(({ title, content = [], questions = [], link: other }) => [
      `## ${plain(title)}`,
      ...content.map((block) => ('en' in block ? plain(block) : list(block.map(plain)))),
      ...questions.flatMap(({ question, answer }) => [`### ${plain(question)}`, plain(answer)]),
      other !== undefined && link(t(other.label), origin + pathIn(language, other.to)),
    ]),
    `## ${t(helpPages.contactUs.title)}`,
    list([
      shop.supportPhone,
      link(shop.supportEmail, `mailto:${shop.supportEmail}`),
      ...shop.chats.map(({ name, url }) => link(t(name), url)),
    ]),
  )
  return { body, tags: [] }
}

/** https://llmstxt.org */
export function llmsText(origin: string): string {
  const categories = shop.categoryTree.flatMap((node) => [node, ...node.children])
  return lines(
    `# ${shop.name}`,
    `> ${shop.blurb.en}`,
    `Prices are in Bangladeshi taka (BDT). The pages of categories, products and help, and each page of a category (\`?page=2\`), are also available as Markdown: ` +
      'send `Accept: text/markdown`.',
    `## Categories\n\n${list(
      categories.map(({ name }) => link(categoryLabel('en', name), origin + categoryPath(name))),
    )}`,
    `## How to buy\n\n${list([
      `${link('Search', origin + searchPath(''))}: add the words to the URL`,
      `${link('Register', `${origin}/register`)} or ${link('log in', `${origin}/login`)}: an order needs an account`,
      `${link('Cart', `${origin}/cart`)} and ${link('checkout', `${origin}/checkout`)}: delivery to ${shop.districts.join(', ')}; ` +
        `${describeCharges().en} for each order; payment: ${shop.howToPay.en}`,
      `Questions: ${shop.supportEmail}`,
    ])}`,
    `## Help and policies\n\n${list([
      ...Object.values(helpPages).map(({ path, title }) => link(title.en, origin + path)),
      link('Privacy policy', `${origin}/privacy-policy`),
    ])}`,
    `## Optional\n\n${list([`${link('Sitemap', `${origin}/sitemap.xml`)}: all pages with the time of the last change`])}`,
  )
}
