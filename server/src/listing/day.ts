import { shop } from '../../../shop/shop.config'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone })

/** The shop's day of a moment, as `2026-01-31`. */
export const toShopDay = (moment: Date) => dayFormat.format(moment)
