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

const amount = string().test(
  'amount',
  'Enter an amount in taka, such as 2490 or 990.50.',
  (text) => !text || parseAmount(text) !== undefined,
)

const price = amount
  .trim()
  .required('Please enter the price.')
  .test('positive', 'The price must be more than 0.', (text) => parseAmount(text) !== 0)
  .test('max', 'This price is too high.', (text) => (parseAmount(text) ?? 0) <= maxAmount)

/** Yup leaves out empty fields. */
const siblingFields = (parent: unknown) => parent as Partial<ProductForm>

const discountPriceFor = (mode: FormMode) =>
  amount.test('lower', (text = '', { parent, createError }) => {
    const price = parseAmount(siblingFields(parent).price ?? '')
    const discount = parseDiscount(text)
    if (price === undefined || discount === undefined) return true
    const message = getDiscountError(price, discount, mode)
    return message === undefined || createError({ message })
  })

const isWithinMaxFeatures = (box: string) => readFeatures(box).length <= maxFeatures
const tooManyFeaturesText = `Add up to ${maxFeatures} key features.`

const features = string().test(
  'length',
  `A key feature can have up to ${maxFeatureLength} characters.`,
  (box = '') => readFeatures(box).every(({ length }) => length <= maxFeatureLength),
)

const images = array(mixed<Picture>().required())
  .min(1, 'Please upload at least one image.')
  .test(
    'uploaded',
    'A picture could not be uploaded. Please try again or remove it.',
    (pictures = []) => pictures.every(({ problem }) => problem === undefined),
  )

const pricesFor = (mode: FormMode) => ({ price, discountPrice: discountPriceFor(mode) })

const rulesFor = (mode: FormMode) =>
  object({
    productName: string()
      .trim()
      .required('Please enter the name.')
      .max(200, 'At most 200 characters.'),
    category: string().required('Please choose a category.'),
    ...pricesFor(mode),
    keyFeatures: features.test('count', tooManyFeaturesText, (box = '') =>
      isWithinMaxFeatures(box),
    ),
    moreFeatures: features.test('count', tooManyFeaturesText, (box = '', { parent }) =>
      isWithinMaxFeatures(`${siblingFields(parent).keyFeatures ?? ''},${box}`),
    ),
    description: string().trim().max(20_000, 'At most 20,000 characters.'),
    images,
  } satisfies Record<TextFieldName | 'images', unknown>)

/** Of the two fields alone, for a product that exists. */
export const priceRules = object(pricesFor('edit'))

export const productRules = { add: rulesFor('add'), edit: rulesFor('edit') }
