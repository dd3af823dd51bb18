import { useListMyOrdersQuery } from '../../../api'
import { selectSessionEmail } from '../../../entities/auth'
import { useAppSelector } from '../../../store/hooks'
import { type LastDelivery, toLastDelivery } from '../lib/order'

/** Where the user's last order went to; undefined until it is known, and for a first order. */
export function useLastDelivery(): LastDelivery | undefined {
  const email = useAppSelector(selectSessionEmail) ?? ''
  const { currentData } = useListMyOrdersQuery({ email }, { skip: !email })
  const [order] = currentData ?? []
  return order && toLastDelivery(order)
}
