import { object, string, ValidationError } from 'yup'
import { amountOf, discountOf } from '../lib/amount'
import { readFeatures } from '../lib/keyFeatures'
import { noPictures } from '../lib/pictures'
import type { Occasion, ProductDraft, ProductFields } from './productForm'

const mostAmount = 9_999_999_999.99
const mostFeatures = 30
const mostFeatureLetters = 200

/** The discount must stay below the price; which words say so depends on the occasion. */
function discountProblem(price: number, discount: number, occasion: Occasion): string | undefined {
  if (discount < price) return undefined
  if (occasion === 'add') return 'Discount price must be lower than the original price.'
  return discount === price
    ? 'Discount Price cannot be the same as Price!'
    : 'Discount Price cannot be greater than Price!'
}

const amount = string().test(
  'amount',
  'This is not an amount in taka, such as 2490 or 990.50.',
  (text) => !text || amountOf(text) !== undefined,
)

const price = amount
  .trim()
  .required('Please enter the price.')
  .test('more-than-nothing', 'The price must be more than 0.', (text) => amountOf(text) !== 0)
  .test('most', 'No gadget costs that much.', (text) => (amountOf(text) ?? 0) <= mostAmount)

/** The other fields, as yup hands them over: a blank one is not there. */
const fieldsAround = (parent: unknown) => parent as Partial<ProductFields>

const discountPriceFor = (occasion: Occasion) =>
  amount.test('lower', (text = '', { parent, createError }) => {
    const price = amountOf(fieldsAround(parent).price ?? '')
    const discount = discountOf(text)
    if (price === undefined || discount === undefined) return true
    const message = discountProblem(price, discount, occasion)
    return message === undefined || createError({ message })
  })

const isFew = (box: string) => readFeatures(box).length <= mostFeatures
const tooMany = `${mostFeatures} key features at most.`

const features = string().test(
  'length',
  `A key feature takes ${mostFeatureLetters} letters at most.`,
  (box = '') => readFeatures(box).every(({ length }) => length <= mostFeatureLetters),
)

const rulesFor = (occasion: Occasion) =>
  object({
    productName: string()
      .trim()
      .required('Please enter the name.')
      .max(200, 'At most 200 characters.'),
    category: string().required('Please choose a category.'),
    price,
    discountPrice: discountPriceFor(occasion),
    keyFeatures: features.test('count', tooMany, (box = '') => isFew(box)),
    moreFeatures: features.test('count', tooMany, (box = '', { parent }) =>
      isFew(`${fieldsAround(parent).keyFeatures ?? ''},${box}`),
    ),
    description: string().trim().max(20_000, 'At most 20,000 characters.'),
  })

export const productRules = { add: rulesFor('add'), edit: rulesFor('edit') }

/** What is wrong with a draft that is put together out of two; undefined where it can be saved. */
export function draftProblem({ fields, images }: ProductDraft): string | undefined {
  if (images.length === 0) return noPictures
  try {
    productRules.edit.validateSync(fields)
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return error.message
    throw error
  }
}
