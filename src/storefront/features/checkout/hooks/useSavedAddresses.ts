import { skipToken } from '@reduxjs/toolkit/query'
import { useListMyAddressesQuery } from '@/api'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

/** Undefined until they are known. The checkout works without them, so it goes on if they could not be loaded. */
export function useSavedAddresses() {
  const isSignedIn = useAppSelector(selectSessionEmail) !== undefined
  const { currentData, isError } = useListMyAddressesQuery(isSignedIn ? undefined : skipToken)
  return { addresses: currentData, areUnavailable: isError && !currentData }
}
