import { selectIsCartSaving } from '@/api'
import { useCart } from '@/entities/cart/hooks/useCart'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { useAppSelector } from '@/store/hooks'
import { useKnownDelivery } from '../hooks/useKnownDelivery'
import { usePlaceOrder } from '../hooks/usePlaceOrder'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSkeleton } from './CheckoutSkeleton'

export function Checkout({ onPlaced }: { onPlaced: (key: string) => void }) {
  const cart = useCart()
  const isSaving = useAppSelector(selectIsCartSaving)
  const { placeOrder, sent = [], clearFieldErrors, ...order } = usePlaceOrder({ onPlaced })
  const knownDelivery = useKnownDelivery()
  const lines = cart.rows.length > 0 ? cart.rows : sent

  return (
    <QueryState
      query={cart.query}
      loading={<CheckoutSkeleton />}
      errorText="Your order could not be loaded."
      empty={<NothingToOrder />}
      isEmpty={() => lines.length === 0}
    >
      {() => (
        <CheckoutForm
          {...order}
          lines={lines}
          knownDelivery={knownDelivery}
          blocker={cart.blocker}
          isSaving={isSaving}
          onPlace={(values) => placeOrder(values, lines)}
          onChange={clearFieldErrors}
        />
      )}
    </QueryState>
  )
}

function NothingToOrder() {
  return (
    <EmptyState icon={CartIcon} title="Your cart is empty.">
      <p>Your past purchases are in My orders.</p>
      <Link className={buttonClass('primary')} to="/">
        Start shopping
      </Link>
      <Link className={buttonClass()} to="/dashboard/orders">
        My orders
      </Link>
    </EmptyState>
  )
}
