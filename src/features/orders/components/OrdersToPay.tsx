import { useListMyOrdersQuery } from '../../../api'
import { WalletIcon } from '../../../shared/ui/icon/dashboardIcons'
import { Nudge } from '../../../shared/ui/nudge/Nudge'

/** Nothing at all where everything is paid. */
export function OrdersToPay({ email }: { email: string }) {
  const { data: orders = [] } = useListMyOrdersQuery({ email })
  const count = orders.filter(({ payment }) => !payment).length
  if (count === 0) return null
  return (
    <Nudge to="/dashboard/orders" icon={<WalletIcon size={22} />}>
      {count === 1 ? '1 order waits' : `${count} orders wait`} for your payment
    </Nudge>
  )
}
