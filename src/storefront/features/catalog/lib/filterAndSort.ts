import type { Product } from '@/api'
import type { Listing, PriceRange, SortOrder } from '@/common/listing'

type Priced = Pick<Product, 'price' | 'discountPrice'>

const paidPrice = ({ price, discountPrice }: Priced) => discountPrice || price

function isWithin(amount: number, { min, max }: PriceRange): boolean {
  return amount >= min && (max === undefined || amount <= max)
}

const comparisons: Record<SortOrder, ((one: Priced, other: Priced) => number) | undefined> = {
  relevant: undefined,
  lowToHigh: (one, other) => paidPrice(one) - paidPrice(other),
  highToLow: (one, other) => paidPrice(other) - paidPrice(one),
  // As the server has it: the specification knows no such order.
  bestRated: undefined,
}

/** Filters and sorts the products of one page, as the specification has it. Our server has already done it for all pages. */
export function filterAndSort<Shown extends Priced>(
  products: readonly Shown[],
  { price, sort }: Pick<Listing, 'price' | 'sort'>,
): Shown[] {
  const kept = products.filter((product) => isWithin(paidPrice(product), price))
  const compare = comparisons[sort]
  return compare ? kept.toSorted(compare) : kept
}
