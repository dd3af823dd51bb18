import type { BulkEdit, BulkEditPreview } from '@/api'
import { toField } from '@/common/mapFields'
import { parseAmount } from '@/dashboard/ui/amount'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { formatPrice } from './importTexts'

type PriceEdit = NonNullable<BulkEdit['prices']>

/** How prices are changed, in the words of the form. */
const ways = {
  raisePercent: { how: 'percent', sign: 1 },
  lowerPercent: { how: 'percent', sign: -1 },
  raiseAmount: { how: 'amount', sign: 1 },
  lowerAmount: { how: 'amount', sign: -1 },
  set: { how: 'set', sign: 1 },
  belowPrice: { how: 'percentOfPrice', sign: -1 },
  remove: { how: 'set', sign: 0 },
} as const satisfies Record<string, { how: PriceEdit['how']; sign: number }>

export type Way = keyof typeof ways

const everyWay = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount'] as const

export type Target = PriceEdit['fields'] | 'stock'
type Stock = 'same' | 'in' | 'out'

export const targets: readonly Target[] = ['price', 'discountPrice', 'both', 'stock']
export const stocks: readonly Stock[] = ['same', 'in', 'out']
export const roundings: readonly PriceEdit['rounding'][] = [
  ...(['none', 'to1', 'to10', 'to50', 'to100', 'ends90'] as const),
]

export const waysOf = (target: Target): readonly Way[] =>
  ({
    price: [...everyWay, 'set'] as const,
    discountPrice: [...everyWay, 'set', 'belowPrice', 'remove'] as const,
    both: everyWay,
    stock: [],
  })[target]

export type BulkEditForm = {
  target: Target
  way: Way
  value: string
  rounding: PriceEdit['rounding']
  stock: Stock
}

export const emptyForm: BulkEditForm = {
  target: 'price',
  way: 'raisePercent',
  value: '',
  // Percents leave prices with fractions, which no shop has.
  rounding: 'to1',
  stock: 'same',
}

/** With the first way if the target does not have the chosen one. */
export function withOfferedWay(form: BulkEditForm): BulkEditForm {
  const offered = waysOf(form.target)
  const [first = form.way] = offered
  return offered.includes(form.way) ? form : { ...form, way: first }
}

export const isPercent = (way: Way) => ways[way].how.startsWith('percent')
export const hasValue = ({ target, way }: BulkEditForm) => target !== 'stock' && way !== 'remove'
export const hasRounding = ({ target, way }: BulkEditForm) =>
  target !== 'stock' && ways[way].how !== 'set'

const maxPercent = 1000

export function validate(values: BulkEditForm): { value?: string; stock?: string } {
  const form = withOfferedWay(values)
  if (form.target === 'stock') {
    return form.stock === 'same' ? { stock: t(messages.chooseStock) } : {}
  }
  if (!hasValue(form)) return {}
  const value = parseAmount(form.value)
  const maximum = isPercent(form.way) ? maxPercent : (toField('price').limits.maximum ?? Infinity)
  if (value === undefined || value === 0) return { value: t(messages.enterAboveZero) }
  return value > maximum ? { value: t(messages.valueTooHigh) } : {}
}

/** What the form says, of a valid form. */
export function toBulkEdit(values: BulkEditForm): Pick<BulkEdit, 'prices' | 'inStock'> {
  const form = withOfferedWay(values)
  const { target, way, stock } = form
  const { how, sign } = ways[way]
  return {
    ...(target !== 'stock' && {
      prices: {
        fields: target,
        how,
        value: sign === 0 ? 0 : sign * (parseAmount(form.value) ?? 0),
        rounding: hasRounding(form) ? form.rounding : 'none',
      },
    }),
    ...(stock !== 'same' && { inStock: stock === 'in' }),
  }
}

type Change = BulkEditPreview['changes'][number]

export const formatStock = (inStock: boolean) => t(inStock ? messages.inStock : messages.outOfStock)

/** `Price ৳1,490 → ৳1,590, Stock In Stock → Out of Stock` */
export function describeOffers({ before, after }: Pick<Change, 'before' | 'after'>): string {
  const describe = (name: 'price' | 'discountPrice' | 'inStock', from: string, to: string) =>
    from === to ? [] : [`${t(toField(name).label)} ${from} → ${to}`]
  const toDiscount = ({ discountPrice }: Change['before']) => formatPrice(discountPrice ?? null)
  return [
    ...describe('price', formatPrice(before.price), formatPrice(after.price)),
    ...describe('discountPrice', toDiscount(before), toDiscount(after)),
    ...describe('inStock', formatStock(before.inStock), formatStock(after.inStock)),
  ].join(', ')
}
