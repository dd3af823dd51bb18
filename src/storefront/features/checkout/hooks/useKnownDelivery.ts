import { useListMyOrdersQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { fallbackName } from '@/shop/fallbackUser'
import { useAppSelector } from '@/store/hooks'
import { type KnownDelivery, toLastDelivery } from '../lib/order'

/** Where the user's last order went to, or the account's name for a first order; undefined until it is known. */
export function useKnownDelivery(): KnownDelivery | undefined {
  const user = useAppSelector(selectAuthUser)
  const { currentData } = useListMyOrdersQuery(useOwnArg())
  if (!currentData) return undefined
  const [order] = currentData
  if (order) return { source: 'last order', values: toLastDelivery(order) }
  const name = user?.displayName?.trim() ?? ''
  const isName = name !== '' && name.toLowerCase() !== fallbackName
  return isName ? { source: 'account', values: { name } } : undefined
}
