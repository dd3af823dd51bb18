import type { ReturnRequest } from '@/api'
import { t } from '@/shared/lib/language'
import { returnReasons } from '@/shop/returns'
import * as messages from '../messages'

/** Requests of before may have a reason that the shop has no more. */
export function reasonLabel(reason: string): string {
  const known = returnReasons[reason]
  return known === undefined ? reason : t(known)
}

/** `Return: 2 × Dhonira Aura Earbuds` */
export const requestTitle = ({ kind, item, quantity }: ReturnRequest) =>
  t(messages.requestOf)(t(messages.kinds[kind]), t(messages.countOf)(item.name, quantity))

export const photoAlt = (index: number) => t(messages.photo)(index + 1)

/** The requests of an order or a customer, for admins. */
export const returnsLink = (filter: { search: string } | { email: string }) =>
  `/dashboard/returns?${new URLSearchParams(filter)}`
