import { shop } from '@/shop/shop.config'

const dayStyle = { timeZone: shop.timeZone, dateStyle: 'medium' } as const
const day = new Intl.DateTimeFormat('en-GB', dayStyle)
const dayAndTime = new Intl.DateTimeFormat('en-GB', { ...dayStyle, timeStyle: 'short' })

function format(dateFormat: Intl.DateTimeFormat, moment = ''): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : dateFormat.format(date)
}

/** In the time zone of Bangladesh; empty for an invalid date or none. */
export const formatDate = (moment?: string) => format(day, moment)
export const formatDateTime = (moment?: string) => format(dayAndTime, moment)
