import { inLanguage, type Language, text } from './text'

type Prices = { price: number; discountPrice: number | null }

const inPaisa = (taka: number) => Math.round(taka * 100)

const notLower = text(
  'Discount price must be lower than the original price.',
  'ছাড়ের দাম মূল দামের চেয়ে কম হতে হবে।',
)
const same = text('Discount Price cannot be the same as Price!', 'ছাড়ের দাম আর দাম সমান হতে পারবে না!')
const greater = text(
  'Discount Price cannot be greater than Price!',
  'ছাড়ের দাম দামের চেয়ে বেশি হতে পারবে না!',
)

/** The specification has different messages for adding and editing. */
export function discountError(
  { price, discountPrice }: Prices,
  mode: 'add' | 'edit',
  language: Language = 'en',
): string | undefined {
  const t = inLanguage(language)
  const difference = discountPrice === null ? -1 : inPaisa(discountPrice) - inPaisa(price)
  if (difference < 0) return undefined
  if (mode === 'add') return t(notLower)
  return t(difference === 0 ? same : greater)
}
