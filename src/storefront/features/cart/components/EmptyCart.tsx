import { useListMyOrdersQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'

/** Names orders to pay: a customer who lost the connection while placing one looks here. */
export function EmptyCart() {
  const { data: orders = [] } = useListMyOrdersQuery(useOwnArg())
  const toPay = orders.filter(({ payment }) => !payment).length
  const hasToPay = toPay > 0

  return (
    <EmptyState icon={CartIcon} title={t(shared.emptyCart)}>
      <p>{hasToPay ? t(messages.ordersToPay)(toPay) : t(messages.addProducts)}</p>
      {hasToPay && (
        <Link className={buttonClass('primary')} to="/dashboard/orders">
          {t(shared.myOrders)}
        </Link>
      )}
      <Link className={buttonClass(hasToPay ? 'secondary' : 'primary')} to="/">
        {t(shared.startShopping)}
      </Link>
    </EmptyState>
  )
}
