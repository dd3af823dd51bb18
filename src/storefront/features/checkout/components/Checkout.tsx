import { useRef } from 'react'
import { type AddressInput, selectIsCartSaving, useSaveAddressMutation } from '@/api'
import { useCart } from '@/entities/cart/hooks/useCart'
import { t } from '@/shared/lib/language'
import { newId } from '@/shared/lib/newId'
import * as shared from '@/shared/messages'
import { buttonClass } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import { useKnownDelivery } from '../hooks/useKnownDelivery'
import { usePlaceOrder } from '../hooks/usePlaceOrder'
import { useSavedAddresses } from '../hooks/useSavedAddresses'
import * as messages from '../messages'
import { selectPlacedKey } from '../model/checkoutSlice'
import type { DeliveryValues } from '../model/delivery'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSkeleton } from './CheckoutSkeleton'

export function Checkout({ onPlaced }: { onPlaced: (key: string) => void }) {
  const cart = useCart()
  const isSaving = useAppSelector(selectIsCartSaving)
  const saved = useSavedAddresses()
  const { addresses } = saved
  const knownDelivery = useKnownDelivery(saved)
  const [saveAddress] = useSaveAddressMutation()
  const toSave = useRef<AddressInput>(undefined)

  async function saveWithOrder() {
    const addressInput = toSave.current
    toSave.current = undefined
    if (!addressInput) return
    const { error } = await saveAddress({ id: newId(), addressInput })
    if (error) showToast(t(messages.addressNotSaved), 'warning')
  }

  const {
    placeOrder,
    sent = [],
    clearFieldErrors,
    ...order
  } = usePlaceOrder({
    // Also if the response was lost.
    onPlaced(key) {
      void saveWithOrder()
      onPlaced(key)
    },
  })
  const lines = cart.rows.length > 0 ? cart.rows : sent

  function handlePlace(values: DeliveryValues, label: string | undefined) {
    const { name, mobileNumber, district, address } = values
    const isDefault = addresses?.length === 0
    toSave.current =
      label === undefined ? undefined : { label, name, mobileNumber, district, address, isDefault }
    return placeOrder(values, lines)
  }

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
          addresses={addresses}
          blocker={cart.blocker}
          isSaving={isSaving}
          onPlace={handlePlace}
          onChange={clearFieldErrors}
        />
      )}
    </QueryState>
  )
}

function NothingToOrder() {
  // The page may have been loaded again before it could show the orders.
  const hasPlaced = useAppSelector(selectPlacedKey) !== undefined
  return (
    <EmptyState icon={CartIcon} title={t(shared.emptyCart)}>
      <p>{t(hasPlaced ? messages.lastOrderPlaced : messages.pastPurchases)}</p>
      <Link className={buttonClass('primary')} to="/">
        {t(shared.startShopping)}
      </Link>
      <Link className={buttonClass()} to="/dashboard/orders">
        {t(shared.myOrders)}
      </Link>
    </EmptyState>
  )
}
