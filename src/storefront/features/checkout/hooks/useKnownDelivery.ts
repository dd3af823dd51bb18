import { useListMyOrdersQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { fallbackName } from '@/shop/fallbackUser'
import { useAppSelector } from '@/store/hooks'
import type { KnownDelivery } from '../lib/order'
import { toAddressValues } from '../lib/savedAddress'
import type { useSavedAddresses } from './useSavedAddresses'

/**
 * The user's default address, or where the last order went to, or the account's name for a first order; undefined until it is known.
 */
export function useKnownDelivery({
  addresses,
  areUnavailable,
}: ReturnType<typeof useSavedAddresses>): KnownDelivery | undefined {
  const user = useAppSelector(selectAuthUser)
  const { currentData } = useListMyOrdersQuery(useOwnArg())
  const address = addresses?.find(({ isDefault }) => isDefault)
  if (address) return { source: 'saved address', values: toAddressValues(address) }
  if (!(addresses || areUnavailable) || !currentData) return undefined
  const [order] = currentData
  if (order) return { source: 'last order', values: toAddressValues(order) }
  const name = user?.displayName?.trim() ?? ''
  const isName = name !== '' && name.toLowerCase() !== fallbackName
  return isName ? { source: 'account', values: { name } } : undefined
}
