import { anyPrice, type PriceRange } from '@/common/listing'
import { formatTaka } from '@/shared/lib/formatTaka'

type PriceChoice = { label: string; price: PriceRange }

const between = (min: number, max: number): PriceChoice => ({
  label: `${formatTaka(min)} - ${formatTaka(max)}`,
  price: { min, max },
})

export const priceChoices: readonly PriceChoice[] = [
  between(0, 2000),
  between(2001, 5000),
  between(5001, 10_000),
  { label: `Above ${formatTaka(10_000)}`, price: { min: 10_001, max: 100_000 } },
  { label: 'Unlimited (No Max)', price: anyPrice },
]

export function priceText({ min, max }: PriceRange): string {
  if (max !== undefined) return `${formatTaka(min)} - ${formatTaka(max)}`
  return min > 0 ? `${formatTaka(min)} and more` : 'Any price'
}
