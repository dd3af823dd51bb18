import { useListMyOrdersQuery } from '../../../api'
import { ActionBanner } from '../../../shared/ui/action-banner/ActionBanner'
import { WalletIcon } from '../../../shared/ui/icon'

/** Renders nothing if all orders are paid. */
export function OrdersToPay({ email }: { email: string }) {
  const { data: orders = [] } = useListMyOrdersQuery({ email })
  const count = orders.filter(({ payment }) => !payment).length
  if (count === 0) return null
  return (
    <ActionBanner to="/dashboard/orders" icon={<WalletIcon size={22} />}>
      {count} {count === 1 ? 'order' : 'orders'} awaiting payment
    </ActionBanner>
  )
}
