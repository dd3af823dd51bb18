import { type CartItem, useListMyCartQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { getCheckoutBlocker } from '../lib/availability'

const noRows: readonly CartItem[] = []

export function useCart() {
  const query = useListMyCartQuery(useOwnArg())
  const rows = query.data ?? noRows
  return {
    rows,
    /** Why the cart cannot be ordered as it is. */
    blocker: getCheckoutBlocker(rows),
    query,
  }
}
