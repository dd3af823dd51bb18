import { locale, t } from '@/shared/lib/language'
import { deliveryTo } from '@/shop/delivery'
import { shop } from '@/shop/shop.config'
import * as messages from './deliveryMessages'

const { timeZone } = shop
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' })
const dayAndMonth = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long' })

/** Milliseconds. */
const oneDay = 86_400_000

/** By which day an order to the district comes. */
export function deliveredBy(district: string): string {
  const last = Date.now() + deliveryTo(district).days * oneDay
  return t(messages.deliveredBy)(`${weekday.format(last)}, ${dayAndMonth.format(last)}`)
}
