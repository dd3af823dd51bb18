import type { ProductVersion } from '@/api'
import { attributesLine } from '@/common/attributes'
import {
  fieldsByPanel,
  mapFields,
  numberKinds,
  type ProductField,
  textKinds,
  toField,
} from '@/common/mapFields'
import type { FieldName } from '@/common/productFields'
import { parseAmount } from '@/dashboard/ui/amount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { language, t } from '@/shared/lib/language'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { writeFeatures } from './keyFeatures'

const shownNames = fieldsByPanel.flatMap(({ fields }) => fields.map(({ name }) => name))

/** A text that is no number stays as it is, so that it counts as changed. */
function toNumberText(text: string, { kind, limits }: ProductField) {
  const number = parseAmount(text)
  if (number === undefined) return text.trim()
  if (number === 0 && !limits.isRequired) return ''
  return kind === 'amount' ? formatTaka(number) : `${number}`
}

/** Readable texts, so that different spellings of the same value are equal. */
function toTexts(form: ProductForm): Record<FieldName, string> {
  const input = toProductInput(form)
  return {
    ...mapFields(textKinds, (name) => form[name].trim()),
    ...mapFields(numberKinds, (name) => toNumberText(form[name], toField(name))),
    ...mapFields(['yesNo'], (name) => t(toField(name).words[form[name] ? 0 : 1])),
    ...mapFields(['list'], (name) => writeFeatures(input[name])),
    ...mapFields(['attributes'], (name) => attributesLine(language, input[name])),
    // A picture that is being uploaded has no URL yet.
    ...mapFields(['pictures'], (name) => form[name].map(({ url, src }) => url ?? src).join('\n')),
  }
}

export type Change = { field: FieldName; label: string; mine: string; theirs: string }

export type Merge = {
  /** The entered values, on top of the other version. */
  form: ProductForm
  /** What the other version changed, other than the form. */
  changes: readonly Change[]
  /** Both changed these fields, to different values; `form` has the entered ones. */
  conflicts: readonly Change[]
}

/** Applies what was entered since the form's own version to a newer version of the product. */
export function mergeForms(
  mine: ProductForm,
  version: ProductVersion,
  fields: readonly FieldName[] = shownNames,
): Merge {
  const theirs = toForm(version)
  const base = toTexts(toForm(mine.version ?? version))
  const [myTexts, theirTexts] = [toTexts(mine), toTexts(theirs)]
  const changes = fields
    .filter((field) => theirTexts[field] !== base[field] && theirTexts[field] !== myTexts[field])
    .map((field) => ({
      field,
      label: t(toField(field).label),
      mine: myTexts[field],
      theirs: theirTexts[field],
    }))
  const conflicts = changes.filter(({ field }) => myTexts[field] !== base[field])
  const untouched = fields.filter((field) => myTexts[field] === base[field])
  return { form: takeFields({ ...mine, version }, theirs, untouched), changes, conflicts }
}

/** The form with these fields of another one. */
export const takeFields = (
  form: ProductForm,
  other: ProductForm,
  fields: readonly FieldName[],
): ProductForm => ({ ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) })
