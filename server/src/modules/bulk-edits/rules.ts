import { discountError } from '../../../../common/discountError'
import { toField } from '../../../../common/mapFields'
import type { Text } from '../../../../common/text'
import type { Body } from '../../contract/types'
import { toPaisa } from '../../db/money'
import { hasSamePrices, type Prices } from '../catalog'
import { aboveZero, tooMuch } from '../imports'

export type BulkEdit = Body<'previewBulkEdit'>
type PriceEdit = NonNullable<BulkEdit['prices']>

/** What a bulk edit changes of a product. */
export type Offer = Prices & { inStock: boolean }

const toStep = (taka: number) => (paisa: number) => Math.round(paisa / (taka * 100)) * taka * 100

/** Of amounts in paisa. */
const roundings: Record<PriceEdit['rounding'], (paisa: number) => number> = {
  none: Math.round,
  to1: toStep(1),
  to10: toStep(10),
  to50: toStep(50),
  to100: toStep(100),
  ends90: (paisa) => Math.max(0, Math.round((paisa - 90_00) / 100_00)) * 100_00 + 90_00,
}

/** The value has two decimals, which floating point would not have exactly. */
const percentMore = (paisa: number, percent: number) =>
  (paisa * (100_00 + Math.round(percent * 100))) / 100_00

/** In taka, also if it is none that a product can have; null without one. */
function editAmount(
  amount: number | null,
  price: number,
  { how, value, rounding }: PriceEdit,
): number | null {
  if (how === 'set') return value
  const base = how === 'percentOfPrice' ? price : amount
  if (base === null) return null
  const paisa =
    how === 'amount' ? toPaisa(base) + Math.round(value * 100) : percentMore(toPaisa(base), value)
  // Rounding would make a price of what is none.
  return (paisa > 0 ? roundings[rounding](paisa) : Math.round(paisa)) / 100
}

function editPrices({ price, discountPrice }: Prices, edit: PriceEdit): Prices {
  const { fields, how, value } = edit
  const isRemoved = how === 'set' && value === 0
  return {
    price: fields === 'discountPrice' ? price : (editAmount(price, price, edit) ?? price),
    discountPrice:
      fields === 'price'
        ? discountPrice
        : isRemoved
          ? null
          : editAmount(discountPrice, price, edit),
  }
}

function findAmountProblem(name: 'price' | 'discountPrice', amount: number): Text | undefined {
  const field = toField(name)
  if (amount <= 0) return aboveZero(field)
  return amount > (field.limits.maximum ?? Infinity) ? tooMuch : undefined
}

const findPriceProblem = ({ price, discountPrice }: Prices): Text | undefined =>
  findAmountProblem('price', price) ??
  (discountPrice === null ? undefined : findAmountProblem('discountPrice', discountPrice)) ??
  discountError({ price, discountPrice }, 'edit')

type Edited = { after: Offer; problem?: Text }

/** The product's offer after the edit, or why the shop refuses it; undefined if it stays the same. */
export function editOffer(before: Offer, { prices, inStock }: BulkEdit): Edited | undefined {
  const after = {
    ...(prices ? editPrices(before, prices) : before),
    inStock: inStock ?? before.inStock,
  }
  const problem = findPriceProblem(after)
  if (problem) return { after, problem }
  const isSame = hasSamePrices(before, after) && before.inStock === after.inStock
  return isSame ? undefined : { after }
}

const sign = (value: number) => (value < 0 ? '−' : '+')

/** In signs and digits, since the audit log is read in two languages. */
function describeEdit({ how, value }: PriceEdit): string | null {
  const amount = Math.abs(value)
  if (how === 'set') return value === 0 ? null : `৳${value}`
  return how === 'amount' ? `${sign(value)}৳${amount}` : `${sign(value)}${amount} %`
}

const roundingSigns: Record<PriceEdit['rounding'], string | undefined> = {
  none: undefined,
  to1: '৳1',
  to10: '৳10',
  to50: '৳50',
  to100: '৳100',
  ends90: '…90',
}

/** For the audit log, by the names of what changed. */
export function summarizeEdit({ prices, inStock }: BulkEdit): Record<string, unknown> {
  const description = prices && describeEdit(prices)
  const rounding = prices && prices.how !== 'set' && roundingSigns[prices.rounding]
  return {
    ...(prices && prices.fields !== 'discountPrice' && { price: description }),
    ...(prices &&
      prices.fields !== 'price' && {
        [prices.how === 'percentOfPrice' ? 'discountFromPrice' : 'discountPrice']: description,
      }),
    ...(rounding && { rounding }),
    ...(inStock !== undefined && { inStock }),
  }
}
