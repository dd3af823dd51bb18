import { type Text, text } from './text'

type Prices = { price: number; discountPrice: number | null }

const notLower = text(
  'Discount price must be lower than the original price.',
  'ছাড়ের দাম মূল দামের চেয়ে কম হতে হবে।',
)
const same = text('Discount Price cannot be the same as Price!', 'ছাড়ের দাম মূল দামের সমান হতে পারে না!')
const greater = text(
  'Discount Price cannot be greater than Price!',
  'ছাড়ের দাম মূল দামের চেয়ে বেশি হতে পারে না!',
)

const inPaisa = (taka: number) => Math.round(taka * 100)

/** The specification has different messages for adding and editing. */
export function discountError(
  { price, discountPrice }: Prices,
  mode: 'add' | 'edit',
): Text | undefined {
  const difference = discountPrice === null ? -1 : inPaisa(discountPrice) - inPaisa(price)
  if (difference < 0) return undefined
  if (mode === 'add') return notLower
  return difference === 0 ? same : greater
}
