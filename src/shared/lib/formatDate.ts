import { shop } from '../../../shop/shop.config'

const day = new Intl.DateTimeFormat('en-GB', { timeZone: shop.timeZone, dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: shop.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

type DateOptions = { hasTime?: boolean }

/** The day in Bangladesh, wherever the reader is; an empty text for what is no date. */
export function formatDate(moment: string, { hasTime = false }: DateOptions = {}): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  return (hasTime ? dayAndTime : day).format(date)
}
