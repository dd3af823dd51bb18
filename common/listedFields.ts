import { formatBengaliNumber } from './bengali'
import { type FieldRow, yesAndNo } from './fieldRow'
import { formatTaka } from './formatTaka'
import { inLanguage, type Language } from './text'

/**
 * Fields that the product page, the comparison and Markdown show like a key feature, with their label. In a file of their own, so that a
 * shopper does not load what only the form of an admin needs.
 */
export const listedFields = {} as const satisfies Record<string, FieldRow>

type Listed = keyof typeof listedFields
type Value = string | number | boolean | readonly string[] | undefined
type Features = Readonly<Partial<Record<Listed, Value>>> & { keyFeatures: readonly string[] }

function toText({ kind, words = yesAndNo }: FieldRow, value: Value, language: Language): string {
  if (typeof value === 'object') return value.join(', ')
  if (typeof value === 'boolean') return inLanguage(language)(words[value ? 0 : 1])
  if (typeof value === 'number' && kind === 'amount') return formatTaka(value, { language })
  if (!value) return ''
  return language === 'bn' && typeof value === 'number' ? formatBengaliNumber(value) : String(value)
}

// Its type demands exactly these keys.
const names = Object.keys(listedFields) as Listed[]

/** The key features, and the listed fields as further ones: `Warranty (months): 12`. */
export const listFeatures = (language: Language, product: Features) => [
  ...product.keyFeatures,
  ...names.flatMap((name) => {
    const row: FieldRow = listedFields[name]
    const shown = toText(row, product[name], language)
    return shown ? `${inLanguage(language)(row.label)}: ${shown}` : []
  }),
]
