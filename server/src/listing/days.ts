import { type RawBuilder, sql } from 'kysely'
import { shop } from '../../../shop/shop.config'
import { whenSet } from './listing'

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: shop.timeZone })

/** Formats the date in the shop's time zone, as `2026-01-31`. */
export const toShopDay = (moment: Date) => dayFormat.format(moment)

/** A range of dates in the shop's time zone; both ends are optional and inclusive. */
export type Days = { from?: string; to?: string }

export function withinDays(column: string, { from, to }: Days): RawBuilder<unknown>[] {
  return [
    ...whenSet(from, (day) => sql`${sql.raw(column)} >= start_of_day(${day}::date)`),
    ...whenSet(to, (day) => sql`${sql.raw(column)} < start_of_day(${day}::date + 1)`),
  ]
}
