import { type Order, useGetOrderQuery } from '@/api'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

/** The order of a payment: only its owner may see it, and a deleted one has no page. */
export function useResultOrder(id: string, isShown: boolean): Order | undefined {
  const isSignedIn = useAppSelector(selectSessionEmail) !== undefined
  const { currentData } = useGetOrderQuery({ id }, { skip: !isSignedIn || !isShown })
  return isShown ? currentData : undefined
}
