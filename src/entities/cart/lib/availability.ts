import type { CartItem } from '@/api'
import { locale, t } from '@/shared/lib/language'
import * as messages from '../messages'
import { itemName } from './localItem'

/** Out of stock or deleted. */
export const isUnavailable = ({ inStock }: Pick<CartItem, 'inStock'>) => inStock === false

const listFormat = new Intl.ListFormat(locale)

/** Why this cart cannot be ordered; undefined if it can. */
export function getCheckoutBlocker(
  rows: readonly Pick<CartItem, 'inStock' | 'name' | 'nameBn'>[],
): string | undefined {
  const names = rows.filter(isUnavailable).map(itemName)
  if (names.length === 0) return undefined
  return t(messages.notInStock)(listFormat.format(names), names.length)
}
