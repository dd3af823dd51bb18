import { useListMyOrdersQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'

/** Names orders to pay: a customer who lost the connection while placing one looks here. */
export function EmptyCart() {
  const { data: orders = [] } = useListMyOrdersQuery(useOwnArg())
  const toPay = orders.filter(({ payment }) => !payment).length
  const hasToPay = toPay > 0

  return (
    <EmptyState icon={CartIcon} title="Your cart is empty.">
      <p>
        {hasToPay
          ? `You have ${toPay === 1 ? 'an order' : `${toPay} orders`} awaiting payment.`
          : 'Add products to your cart and find them here on all your devices.'}
      </p>
      {hasToPay && (
        <Link className={buttonClass('primary')} to="/dashboard/orders">
          My orders
        </Link>
      )}
      <Link className={buttonClass(hasToPay ? 'secondary' : 'primary')} to="/">
        Start shopping
      </Link>
    </EmptyState>
  )
}
