import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { CartIcon } from '../../../shared/ui/icon'
import { usePlaceOrder } from '../hooks/usePlaceOrder'
import type { OrderLine } from '../lib/order'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSkeleton } from './CheckoutSkeleton'

/** What the checkout needs to know of the cart. */
type OrderableCart = {
  rows: readonly OrderLine[]
  /** Why it cannot be ordered as it is. */
  block?: string
  isLoading: boolean
  hasFailed: boolean
  isFetching: boolean
  isSaving: boolean
  retry: () => void
}

type CheckoutProps = { cart: OrderableCart; onPlaced: () => void }

export function Checkout({ cart, onPlaced }: CheckoutProps) {
  const { place, sent = [], forgetObjections, ...order } = usePlaceOrder({ onPlaced })
  const lines = cart.rows.length > 0 ? cart.rows : sent

  if (cart.isLoading) return <CheckoutSkeleton />
  if (cart.hasFailed) {
    return (
      <ErrorNote
        message="Your order could not be loaded."
        onRetry={cart.retry}
        isRetrying={cart.isFetching}
      />
    )
  }
  if (lines.length === 0) return <NothingToOrder />
  return (
    <CheckoutForm
      {...order}
      lines={lines}
      block={cart.block}
      isSaving={cart.isSaving}
      onPlace={(values) => place(values, lines)}
      onChange={forgetObjections}
    />
  )
}

function NothingToOrder() {
  return (
    <EmptyState icon={CartIcon} title="Your cart is empty.">
      <p>There is nothing to check out. What you have ordered is in your orders.</p>
      <Link className={buttonClass('primary')} to="/">
        Start shopping
      </Link>
      <Link className={buttonClass()} to="/dashboard/orders">
        My orders
      </Link>
    </EmptyState>
  )
}
