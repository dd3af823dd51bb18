type Prices = { price: number; discountPrice: number | null }

const inPaisa = (taka: number) => Math.round(taka * 100)

/** The specification has different messages for adding and editing. */
export function discountError({ price, discountPrice }: Prices, mode: 'add' | 'edit') {
  const difference = discountPrice === null ? -1 : inPaisa(discountPrice) - inPaisa(price)
  if (difference < 0) return undefined
  if (mode === 'add') return 'Discount price must be lower than the original price.'
  return difference === 0
    ? 'Discount Price cannot be the same as Price!'
    : 'Discount Price cannot be greater than Price!'
}
