import { shop } from '../../../shop/shop.config'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: shop.timeZone, dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: shop.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

type DateOptions = { hasTime?: boolean }

/** Formats a date in the time zone of Bangladesh; empty for an invalid one. */
export function formatDate(moment: string, { hasTime = false }: DateOptions = {}): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return (hasTime ? dayAndTime : day).format(date)
}
