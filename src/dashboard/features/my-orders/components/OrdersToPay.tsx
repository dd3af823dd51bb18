import { useListMyOrdersQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatTaka } from '@/shared/lib/formatTaka'
import { pluralize } from '@/shared/lib/pluralize'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'

/** Renders nothing if all orders are paid. */
export function OrdersToPay() {
  const { data: orders = [] } = useListMyOrdersQuery(useOwnArg())
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
      {pluralize(count, 'order')} awaiting payment
    </ActionBanner>
  )
}
