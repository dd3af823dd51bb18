import { array, boolean, mixed, object, type Schema, string } from 'yup'
import { discountError } from '@/common/discountError'
import { fields, type ProductField, toField } from '@/common/mapFields'
import type { FieldKind } from '@/common/productFields'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { parseAmount, parseDiscount } from '../lib/amount'
import { readFeatures } from '../lib/keyFeatures'
import type { Picture } from '../lib/pictures'
import type { FormMode, ProductForm } from './productForm'

function textRule({ noun, limits: { isRequired, maxLength = Infinity } }: ProductField) {
  const text = string()
    .trim()
    .max(...atMost({ maxLength }))
  return isRequired ? text.required(`Please enter the ${noun}.`) : text
}

const amount = string()
  .ensure()
  .test({
    message: 'Enter an amount in taka, such as 2490 or 990.50.',
    test: (text) => text === '' || parseAmount(text) !== undefined,
  })

const amountRule = ({ noun, limits: { maximum = Infinity } }: ProductField) =>
  amount
    .trim()
    .required(`Please enter the ${noun}.`)
    .test({ message: `The ${noun} must be more than 0.`, test: (text) => parseAmount(text) !== 0 })
    .test({
      message: `This ${noun} is too high.`,
      test: (text) => (parseAmount(text) ?? 0) <= maximum,
    })

const numberRule = ({ limits: { minimum = 0, maximum = Infinity } }: ProductField) =>
  string()
    .ensure()
    .test({
      message: `Enter a whole number from ${minimum} to ${maximum}.`,
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
      message: `A ${noun} can have up to ${maxLength} characters.`,
      test: (box) => readFeatures(box).every(({ length }) => length <= maxLength),
    })
    .test({
      message: `Add up to ${maxItems} ${noun}s.`,
      test: (box, { parent }) =>
        readFeatures(`${getOthers(siblingFields(parent))},${box}`).length <= maxItems,
    })

const picturesRule = () =>
  array(mixed<Picture>().required())
    .min(1, 'Please upload at least one image.')
    .test({
      message: 'A picture could not be uploaded. Please try again or remove it.',
      test: (pictures = []) => pictures.every(({ problem }) => problem === undefined),
    })

/** By kind. */
export const rules: Record<FieldKind, (field: ProductField) => Schema> = {
  text: textRule,
  longText: textRule,
  category: ({ noun }) => string().required(`Please choose a ${noun}.`),
  amount: amountRule,
  number: numberRule,
  yesNo: () => boolean(),
  list: (field) => listRule(field),
  pictures: picturesRule,
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
