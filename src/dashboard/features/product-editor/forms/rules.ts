import { boolean, mixed, object, type Schema, string } from 'yup'
import { findAttribute, maxAttributeLength, toAttributeValue } from '@/common/attributes'
import { discountError } from '@/common/discountError'
import type { FieldKind } from '@/common/fieldRow'
import { fields, type ProductField, toField } from '@/common/mapFields'
import { parseAmount, parseDiscount } from '@/dashboard/ui/amount'
import { picturesRule } from '@/dashboard/ui/pictures/picturesRule'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { readFeatures } from '../lib/keyFeatures'
import * as messages from '../messages'
import type { FormMode, ProductForm } from './productForm'

function textRule({ noun, limits: { isRequired, maxLength = Infinity } }: ProductField) {
  const text = string()
    .trim()
    .max(...atMost({ maxLength }))
  return isRequired ? text.required(t(messages.enterField)(t(noun))) : text
}

const amount = string()
  .ensure()
  .test({
    message: t(messages.enterAmount),
    test: (text) => text === '' || parseAmount(text) !== undefined,
  })

const amountRule = ({ noun, limits: { maximum = Infinity } }: ProductField) =>
  amount
    .trim()
    .required(t(messages.enterField)(t(noun)))
    .test({ message: t(messages.notAboveZero)(t(noun)), test: (text) => parseAmount(text) !== 0 })
    .test({
      message: t(messages.tooHigh)(t(noun)),
      test: (text) => (parseAmount(text) ?? 0) <= maximum,
    })

const numberRule = ({ limits: { minimum = 0, maximum = Infinity } }: ProductField) =>
  string()
    .ensure()
    .test({
      message: t(messages.enterWholeNumber)(minimum, maximum),
      test(text) {
        const number = parseAmount(text || '0') ?? Number.NaN
        return Number.isInteger(number) && number >= minimum && number <= maximum
      },
    })

const siblingFields = (parent: unknown) => parent as ProductForm

const discountPriceFor = (mode: FormMode) =>
  amount.test((text, { parent, createError }) => {
    const price = parseAmount(siblingFields(parent).price)
    const discountPrice = parseDiscount(text)
    if (price === undefined || discountPrice === undefined) return true
    const message = discountError({ price, discountPrice }, mode)
    return message === undefined || createError({ message: t(message) })
  })

/** `getOthers` has the entries of a field that continues this one. */
const listRule = (
  { noun, limits: { maxItems = Infinity, items: { maxLength = Infinity } = {} } }: ProductField,
  getOthers = (_form: ProductForm) => '',
) =>
  string()
    .ensure()
    .test({
      message: t(messages.entryTooLong)(t(noun), maxLength),
      test: (box) => readFeatures(box).every(({ length }) => length <= maxLength),
    })
    .test({
      message: t(messages.tooManyEntries)(t(noun), maxItems),
      test: (box, { parent }) =>
        readFeatures(`${getOthers(siblingFields(parent))},${box}`).length <= maxItems,
    })

/** Of one attribute. */
export function findAttributeProblem(name: string, text = ''): string | undefined {
  const attribute = findAttribute(name)
  if (!attribute || !text.trim() || toAttributeValue(attribute, text) !== undefined)
    return undefined
  const label = t<string>(attribute.label)
  return attribute.kind === 'number'
    ? t(messages.enterNumberOf)(label)
    : t(messages.enterTextOf)(label, maxAttributeLength)
}

const attributesRule = () =>
  // Formik leaves out what is empty.
  mixed<Record<string, string | undefined>>().test((entered = {}, { createError }) => {
    const [message] = Object.entries(entered).flatMap(
      ([name, text]) => findAttributeProblem(name, text) ?? [],
    )
    return message === undefined ? true : createError({ message })
  })

/** By kind. */
export const rules: Record<FieldKind, (field: ProductField) => Schema> = {
  text: textRule,
  longText: textRule,
  category: ({ noun }) => string().required(t(messages.chooseField)(t(noun))),
  amount: amountRule,
  number: numberRule,
  yesNo: () => boolean(),
  list: (field) => listRule(field),
  pictures: () => picturesRule().min(1, t(messages.pictureNeeded)),
  attributes: attributesRule,
}

const rulesFor = (mode: FormMode) =>
  object({
    ...Object.fromEntries(fields.map((field) => [field.name, rules[field.kind](field)])),
    discountPrice: discountPriceFor(mode),
    moreFeatures: listRule(toField('keyFeatures'), ({ keyFeatures }) => keyFeatures),
  })

/** Of the two fields alone, for a product that exists. */
export const priceRules = object({
  price: amountRule(toField('price')),
  discountPrice: discountPriceFor('edit'),
})

export const productRules = { add: rulesFor('add'), edit: rulesFor('edit') }
