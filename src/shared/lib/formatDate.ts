import { shop } from '@/shop/shop.config'
import { isBengali, locale } from './language'

const dateStyle = isBengali ? 'long' : 'medium'
const { timeZone } = shop
const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle })
// Without the words between day and time, and before and after noon, that it has in Bengali.
const time = new Intl.DateTimeFormat(locale, {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function format(moment = '', hasTime = false): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const dayText = isBengali ? day.format(date).replace(',', '') : day.format(date)
  return hasTime ? `${dayText}, ${time.format(date)}` : dayText
}

/** In the time zone of Bangladesh; empty for an invalid date or none. */
export const formatDate = (moment?: string) => format(moment)
export const formatDateTime = (moment?: string) => format(moment, true)
