import { selectIsCartSaving } from '@/api'
import { useCart } from '@/entities/cart/hooks/useCart'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { useAppSelector } from '@/store/hooks'
import { useKnownDelivery } from '../hooks/useKnownDelivery'
import { usePlaceOrder } from '../hooks/usePlaceOrder'
import * as messages from '../messages'
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
      errorText={t(messages.orderNotLoaded)}
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
    <EmptyState icon={CartIcon} title={t(shared.emptyCart)}>
      <p>{t(messages.pastPurchases)}</p>
      <Link className={buttonClass('primary')} to="/">
        {t(shared.startShopping)}
      </Link>
      <Link className={buttonClass()} to="/dashboard/orders">
        {t(shared.myOrders)}
      </Link>
    </EmptyState>
  )
}
