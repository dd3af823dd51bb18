import { createHash } from 'node:crypto'
import { sortAttributes } from '../../../common/attributes'
import type { attributes } from '../../../shop/attributes'
import { type Colour, inBengali } from './colours'
import { chance, type Say, speaker } from './random'
import type { CatalogueEntry, DemoCategory } from './types'

export type ModelRow = {
  model: string
  modelBn: string
  colours: readonly Colour[]
  price: number
  /** First paragraph of the description. */
  pitch: string
  pitchBn: string
  shape: string
  /** Of models that differ in size or capacity only; without it that of a model that has several colours. */
  family?: string
  /** A target of the home page's banners: with four pictures, discounted and in stock. */
  featured?: true
}

type Value = string | number | boolean
type Attributes = Partial<Record<keyof typeof attributes, Value>>

type Family<Row extends ModelRow> = {
  category: DemoCategory
  /** But brand and colour, which all have. */
  attributes?: (row: Row) => Attributes
  features: (row: Row) => string[]
  /** Paragraphs that follow the pitch. */
  story: (row: Row, say: Say, colour: string) => string[]
  featuresBn: (row: Row) => string[]
  storyBn: (row: Row, say: Say, colour: string) => string[]
  rows: readonly Row[]
}

/** Ids contain the time of creation, as real ones do. */
const newestAt = Date.UTC(2026, 0, 1)
const dayMs = 86_400_000

function uuidV7(slug: string, daysOld: number): string {
  const hex = createHash('sha256').update(`jontro:${slug}`).digest('hex')
  const time = (newestAt - daysOld * dayMs).toString(16).padStart(12, '0')
  const variant = ((Number.parseInt(hex.slice(3, 4), 16) & 0x3) | 0x8).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex.slice(0, 3)}`,
    variant + hex.slice(4, 7),
    hex.slice(7, 19),
  ].join('-')
}

function discounted(slug: string, price: number, featured: boolean): number | undefined {
  if (!featured && chance(`${slug}:discounted`) >= 0.5) return undefined
  const share = 0.05 + 0.33 * chance(`${slug}:share`) ** 1.4
  const step = price < 5_000 ? 10 : price < 30_000 ? 50 : 500
  return Math.floor((price * (1 - share)) / step) * step
}

function pictureCount(slug: string, price: number): number {
  return chance(`${slug}:pictures`) + (price > 60_000 ? 0.2 : 0) < 0.8 ? 2 : 3
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function toValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return `${value}`
}

const toEntries = (values: Readonly<Record<string, Value | undefined>>): string[] =>
  sortAttributes(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}:${toValue(value)}`,
    ),
  )

/** The first number of `6.8 inch LTPO AMOLED`. */
export const inches = (screen: string): number => Number.parseFloat(screen)

export const panelOf = (screen: string): string | undefined =>
  /\b(?:AMOLED|OLED|IPS|mini-LED|LCD|TFT)\b/.exec(screen)?.[0]

/** Creates a product for each model and colour. */
export function family<Row extends ModelRow>(of: Family<Row>): CatalogueEntry[] {
  return of.rows.flatMap((row) =>
    row.colours.map((colour) => {
      const productName = row.colours.length > 1 ? `${row.model} ${colour}` : row.model
      const colourBn = inBengali(colour)
      const slug = slugOf(productName)
      const daysOld = Math.floor(chance(`${slug}:age`) ** 1.6 * 420)
      const featured = row.featured ?? false
      const count = featured ? 4 : pictureCount(slug, row.price)
      const inStock = featured || chance(`${slug}:stock`) >= 0.09
      const discountPrice = discounted(slug, row.price, featured)
      return {
        slug,
        product: {
          _id: uuidV7(slug, daysOld),
          productName,
          category: of.category,
          family:
            row.family ?? (row.colours.length > 1 ? row.model.replace(/(?: \d+[GT]B)+$/, '') : ''),
          price: row.price,
          ...(discountPrice === undefined ? {} : { discountPrice }),
          inStock,
          keyFeatures: of.features(row),
          images: Array.from(
            { length: count },
            (_, index) => `/images/products/${slug}-${index + 1}-960.webp`,
          ),
          description: [row.pitch, ...of.story(row, speaker(slug), colour)].join('\n'),
          attributes: toEntries({
            brand: row.model.split(' ', 1).join(),
            colour,
            ...of.attributes?.(row),
          }),
          productNameBn: row.colours.length > 1 ? `${row.modelBn} ${colourBn}` : row.modelBn,
          keyFeaturesBn: of.featuresBn(row),
          descriptionBn: [row.pitchBn, ...of.storyBn(row, speaker(`${slug}:bn`), colourBn)].join(
            '\n',
          ),
          // Bestsellers should be in stock.
          sold: Math.floor(chance(`${slug}:sold`) ** 2.2 * (inStock ? 900 : 200) + 12),
          daysOld,
        },
      }
    }),
  )
}
