import { shop } from '@/shop/shop.config'

// This locale writes a day as the API does: year, month, day.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone })

/** The day of a moment in the time zone of Bangladesh, as the API has it. */
export const toDay = (moment: Date | number) => isoDay.format(moment)
