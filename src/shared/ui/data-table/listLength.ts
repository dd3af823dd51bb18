import { shop } from '../../../../shop/shop.config'
import type { TableQuery } from './tableQuery'

export type ListLength = {
  count: number
  /** The server stops counting search matches at a limit. */
  isMore: boolean
}

const format = new Intl.NumberFormat(shop.locale)

export const countText = (count: number) => format.format(count)

export const pageCount = ({ count }: ListLength, pageSize: number) =>
  Math.max(1, Math.ceil(count / pageSize))

/** `26–50 of 1,00,000`. */
export function rangeText({ page, pageSize }: TableQuery, { count, isMore }: ListLength): string {
  if (count === 0) return '0 of 0'
  const first = Math.min((page - 1) * pageSize + 1, count)
  const last = Math.min(page * pageSize, count)
  const all = isMore ? `more than ${countText(count)}` : countText(count)
  return `${countText(first)}–${countText(last)} of ${all}`
}
