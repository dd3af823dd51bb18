import { useListMyOrdersQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { formatTaka } from '@/shared/lib/formatTaka'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'

/** Renders nothing if all orders are paid. */
export function OrdersToPay({ email }: { email: string }) {
  const { data: orders = [] } = useListMyOrdersQuery({ email })
  const unpaid = orders.filter(({ payment }) => !payment)
  const count = unpaid.length
  if (count === 0) return null
  const toPay = unpaid.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
  return (
    <ActionBanner
      to="/dashboard/orders"
      icon={<WalletIcon size={22} />}
      detail={`${formatTaka(toPay)} to pay, with delivery`}
    >
      {count} {count === 1 ? 'order' : 'orders'} awaiting payment
    </ActionBanner>
  )
}
