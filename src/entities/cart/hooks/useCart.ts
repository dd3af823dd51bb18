import { type CartItem, useListMyCartQuery } from '@/api'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'
import { getCheckoutBlocker } from '../lib/availability'

const noRows: readonly CartItem[] = []

export function useCart() {
  const email = useAppSelector(selectSessionEmail)
  const query = useListMyCartQuery({ email }, { skip: !email })
  const rows = query.data ?? noRows
  return {
    rows,
    /** Why the cart cannot be ordered as it is. */
    blocker: getCheckoutBlocker(rows),
    query,
  }
}
