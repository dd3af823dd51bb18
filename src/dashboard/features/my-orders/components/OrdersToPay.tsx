import { useListMyOrdersQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'
import * as messages from '../messages'

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
      detail={t(messages.toPayWithDelivery)(formatTaka(toPay))}
    >
      {t(messages.awaitingPayment)(count)}
    </ActionBanner>
  )
}
