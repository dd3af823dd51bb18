import { type FieldKind, type FieldRow, yesAndNo } from './fieldRow'
import { createProductLimits } from './generated/limits/createProduct'
import { panels } from './panels'
import { type FieldName, fieldNames, type NamesOf, productFields } from './productFields'
import { inLanguage, type Text } from './text'

type Limits = {
  isRequired: boolean
  maxLength?: number
  exclusiveMinimum?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: { maxLength?: number }
  default?: unknown
}

export type ProductField = Required<Omit<FieldRow, 'hint'>> &
  Pick<FieldRow, 'hint'> & { name: FieldName; limits: Limits }

/** For the middle of a sentence: names such as Bengali keep their capital, and Bengali has none. */
export const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

const inLower = (label: Text): Text => ({
  en: lowerFirst(inLanguage('en')(label)),
  bn: inLanguage('bn')(label),
})

export function toField(name: FieldName): ProductField {
  const row: FieldRow = productFields[name]
  const { label } = row
  const defaults = { inputLabel: label, heading: label, noun: inLower(label) }
  return { ...defaults, words: yesAndNo, ...row, name, limits: createProductLimits[name] }
}

export const fields = fieldNames.map(toField)

export const fieldsByPanel = Object.entries(panels).map(([name, title]) => ({
  title,
  fields: fields.filter(({ panel }) => panel === name),
}))

/** Found once, because rows of the database are mapped by the thousand. */
const namesByKind = new Map<FieldKind, FieldName[]>()
for (const name of fieldNames) {
  const { kind } = productFields[name]
  namesByKind.set(kind, [...(namesByKind.get(kind) ?? []), name])
}

/** An object with the fields of these kinds. */
export function mapFields<Kind extends FieldKind, Value>(
  kinds: readonly Kind[],
  toValue: (name: NamesOf<Kind>) => Value,
): Record<NamesOf<Kind>, Value> {
  const values: Partial<Record<FieldName, Value>> = {}
  for (const kind of kinds) {
    for (const name of namesByKind.get(kind) ?? []) values[name] = toValue(name as NamesOf<Kind>)
  }
  return values as Record<NamesOf<Kind>, Value>
}

export const textKinds = ['text', 'longText', 'category'] as const
export const numberKinds = ['amount', 'number'] as const

/** A product before anything is entered. */
export const emptyProduct = {
  ...mapFields(textKinds, () => ''),
  ...mapFields(numberKinds, () => 0),
  ...mapFields(['yesNo'], (name) => createProductLimits[name].default),
  ...mapFields(['list', 'pictures', 'attributes'], (): string[] => []),
  discountPrice: undefined,
}
