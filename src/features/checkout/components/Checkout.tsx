import { Link } from 'react-router-dom'
import { useCart } from '../../../entities/cart'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { CartIcon } from '../../../shared/ui/icon'
import { usePlaceOrder } from '../hooks/usePlaceOrder'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSkeleton } from './CheckoutSkeleton'

export function Checkout({ onPlaced }: { onPlaced: () => void }) {
  const cart = useCart()
  const { placeOrder, sent = [], clearFieldErrors, ...order } = usePlaceOrder({ onPlaced })
  const lines = cart.rows.length > 0 ? cart.rows : sent

  if (cart.isLoading) return <CheckoutSkeleton />
  if (cart.isError) {
    return (
      <ErrorNote
        message="Your order could not be loaded."
        onRetry={() => void cart.refetch()}
        isRetrying={cart.isFetching}
      />
    )
  }
  if (lines.length === 0) return <NothingToOrder />
  return (
    <CheckoutForm
      {...order}
      lines={lines}
      blocker={cart.blocker}
      isSaving={cart.isSaving}
      onPlace={(values) => placeOrder(values, lines)}
      onChange={clearFieldErrors}
    />
  )
}

function NothingToOrder() {
  return (
    <EmptyState icon={CartIcon} title="Your cart is empty.">
      <p>There is nothing to check out. Placed orders are in My orders.</p>
      <Link className={buttonClass('primary')} to="/">
        Start shopping
      </Link>
      <Link className={buttonClass()} to="/dashboard/orders">
        My orders
      </Link>
    </EmptyState>
  )
}
