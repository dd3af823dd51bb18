import { anyPrice, type PriceRange } from '@/common/listing'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

type PriceChoice = { label: string; price: PriceRange }

const between = (min: number, max: number): PriceChoice => ({
  label: `${formatTaka(min)} - ${formatTaka(max)}`,
  price: { min, max },
})

export const priceChoices: readonly PriceChoice[] = [
  between(0, 2000),
  between(2001, 5000),
  between(5001, 10_000),
  { label: t(messages.above)(formatTaka(10_000)), price: { min: 10_001, max: 100_000 } },
  { label: t(messages.unlimitedPrice), price: anyPrice },
]

export function priceText({ min, max }: PriceRange): string {
  if (max !== undefined) return `${formatTaka(min)} - ${formatTaka(max)}`
  return min > 0 ? t(messages.andMore)(formatTaka(min)) : t(messages.anyPrice)
}
