import { t } from '@/shared/lib/language'
import * as messages from '../messages'

type Prices = { price: unknown; discountPrice?: unknown }

/** Says which of the two prices was changed. */
export function priceNotice(productName: string, next: Prices, previous: Prices): string {
  const isPrice = next.price !== previous.price
  const isDiscount = (next.discountPrice ?? null) !== (previous.discountPrice ?? null)
  if (isPrice && isDiscount) return t(messages.pricesChanged)(productName)
  return t(isDiscount ? messages.discountPriceChanged : messages.priceChanged)(productName)
}
