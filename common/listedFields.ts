import { formatBengaliNumber } from './bengali'
import { type FieldRow, yesAndNo } from './fieldRow'
import { formatTaka } from './formatTaka'
import { inLanguage, type Language } from './text'

/**
 * Fields that the product page, the comparison and Markdown show like a key feature, with their label. In a file of their own, so that a
 * shopper does not load what only the form of an admin needs.
 */
export const listedFields = {} as const satisfies Record<string, FieldRow>

type Features = { readonly keyFeatures: readonly string[]; readonly [field: string]: unknown }

function toText({ kind, words = yesAndNo }: FieldRow, value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return inLanguage(language)(words[value ? 0 : 1])
  if (typeof value === 'number' && kind === 'amount') return formatTaka(value, { language })
  if (typeof value === 'number' && value > 0) {
    return language === 'bn' ? formatBengaliNumber(value) : String(value)
  }
  return typeof value === 'string' ? value : ''
}

const rows: readonly (readonly [name: string, row: FieldRow])[] = Object.entries(listedFields)

/** The key features, and the listed fields as further ones: `Warranty (months): 12`. */
export const listFeatures = (language: Language, product: Features) => [
  ...product.keyFeatures,
  ...rows.flatMap(([name, row]) => {
    const shown = toText(row, product[name], language)
    return shown ? `${inLanguage(language)(row.label)}: ${shown}` : []
  }),
]
