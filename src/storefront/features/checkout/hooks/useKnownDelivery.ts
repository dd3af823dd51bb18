import { useListMyOrdersQuery } from '@/api'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { fallbackName } from '@/shop/fallbackUser'
import { useAppSelector } from '@/store/hooks'
import { type KnownDelivery, toLastDelivery } from '../lib/order'

/** Where the user's last order went to, or the account's name for a first order; undefined until it is known. */
export function useKnownDelivery(): KnownDelivery | undefined {
  const user = useAppSelector(selectAuthUser)
  const email = user?.email ?? ''
  const { currentData } = useListMyOrdersQuery({ email }, { skip: !email })
  if (!currentData) return undefined
  const [order] = currentData
  if (order) return { source: 'last order', values: toLastDelivery(order) }
  const name = user?.displayName?.trim() ?? ''
  const isName = name !== '' && name.toLowerCase() !== fallbackName
  return isName ? { source: 'account', values: { name } } : undefined
}
