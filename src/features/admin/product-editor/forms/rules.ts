import { array, mixed, object, string } from 'yup'
import { parseAmount, parseDiscount } from '../lib/amount'
import { readFeatures } from '../lib/keyFeatures'
import type { Picture } from '../lib/pictures'
import type { FormMode, ProductForm, TextFieldName } from './productForm'

const maxAmount = 9_999_999_999.99
const maxFeatures = 30
const maxFeatureLength = 200

/** The specification has different messages for adding and editing. */
function getDiscountError(price: number, discount: number, mode: FormMode): string | undefined {
  if (discount < price) return undefined
  if (mode === 'add') return 'Discount price must be lower than the original price.'
  return discount === price
    ? 'Discount Price cannot be the same as Price!'
    : 'Discount Price cannot be greater than Price!'
}

const amount = string()
  .ensure()
  .test({
    message: 'Enter an amount in taka, such as 2490 or 990.50.',
    test: (text) => text === '' || parseAmount(text) !== undefined,
  })

const price = amount
  .trim()
  .required('Please enter the price.')
  .test({ message: 'The price must be more than 0.', test: (text) => parseAmount(text) !== 0 })
  .test({
    message: 'This price is too high.',
    test: (text) => (parseAmount(text) ?? 0) <= maxAmount,
  })

const siblingFields = (parent: unknown) => parent as ProductForm

const discountPriceFor = (mode: FormMode) =>
  amount.test((text, { parent, createError }) => {
    const price = parseAmount(siblingFields(parent).price)
    const discount = parseDiscount(text)
    if (price === undefined || discount === undefined) return true
    const message = getDiscountError(price, discount, mode)
    return message === undefined || createError({ message })
  })

const isWithinMaxFeatures = (box: string) => readFeatures(box).length <= maxFeatures
const tooManyFeaturesText = `Add up to ${maxFeatures} key features.`

const features = string()
  .ensure()
  .test({
    message: `A key feature can have up to ${maxFeatureLength} characters.`,
    test: (box) => readFeatures(box).every(({ length }) => length <= maxFeatureLength),
  })

const images = array(mixed<Picture>().required())
  .min(1, 'Please upload at least one image.')
  .test({
    message: 'A picture could not be uploaded. Please try again or remove it.',
    test: (pictures = []) => pictures.every(({ problem }) => problem === undefined),
  })

const pricesFor = (mode: FormMode) => ({ price, discountPrice: discountPriceFor(mode) })

const rulesFor = (mode: FormMode) =>
  object({
    productName: string()
      .trim()
      .required('Please enter the name.')
      .max(200, 'At most 200 characters.'),
    category: string().required('Please choose a category.'),
    ...pricesFor(mode),
    keyFeatures: features.test({ message: tooManyFeaturesText, test: isWithinMaxFeatures }),
    moreFeatures: features.test({
      message: tooManyFeaturesText,
      test: (box, { parent }) => isWithinMaxFeatures(`${siblingFields(parent).keyFeatures},${box}`),
    }),
    description: string().trim().max(20_000, 'At most 20,000 characters.'),
    images,
  } satisfies Record<TextFieldName | 'images', unknown>)

/** Of the two fields alone, for a product that exists. */
export const priceRules = object(pricesFor('edit'))

export const productRules = { add: rulesFor('add'), edit: rulesFor('edit') }
