import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '@/api'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { lazyComponent } from '@/shared/lib/lazyComponent'
import { Button } from '@/shared/ui/Button'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Spinner } from '@/shared/ui/Spinner'
import { QuantityStepper } from '@/storefront/ui/QuantityStepper'
import { StickyActionBar } from '@/storefront/ui/StickyActionBar'
import { getIntent, usePurchase } from '../hooks/usePurchase'
import * as messages from '../messages'
import { CompareToggle } from './CompareToggle'
import styles from './PurchasePanel.module.css'

// With what the product page loads when it is quiet.
const { Component: CartNotice } = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-extra" */ './CartNotice')).CartNotice,
  { isOptional: true },
)

type PurchasePanelProps = {
  product: Product
  /** A redirect is to follow otherwise, which takes the intent along: it would be sent twice. */
  isReady: boolean
}

/** Quantity, Add to Cart and Buy Now. On phones the buttons stay at the bottom of the screen. */
export function PurchasePanel({ product, isReady }: PurchasePanelProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [intent] = useState(() => (isReady ? getIntent(location.state) : undefined))
  const [quantity, setQuantity] = useState(1)
  /** What was just added; `count` is the notice's key, so that each one starts anew. */
  const [added, setAdded] = useState<{ quantity: number; count: number }>()
  const { attempt, busyKind, errorText, retry } = usePurchase({
    product,
    intent,
    onAdded: (addedQuantity) =>
      setAdded((last) => ({ quantity: addedQuantity, count: (last?.count ?? 0) + 1 })),
  })

  // A reload must not buy again.
  const removeIntent = useEffectEvent(() => {
    if (intent) void navigate(location, { replace: true, state: null })
  })
  useEffect(() => removeIntent(), [])

  return (
    <div className={styles.panel}>
      <div className={styles.options}>
        {product.inStock && (
          <div className={styles.quantity}>
            <span aria-hidden="true">{t(messages.quantity)}</span>
            <QuantityStepper value={quantity} onChange={setQuantity} />
          </div>
        )}
        <CompareToggle product={product} />
      </div>
      <StickyActionBar
        className={styles.bar}
        role="group"
        aria-label={t(messages.buy)}
        aria-busy={busyKind !== undefined}
      >
        {errorText && (
          <div className={styles.error}>
            <ErrorNote message={t(messages.addFailed)(errorText)} onRetry={retry} />
          </div>
        )}
        {/* On phones the product's price has scrolled out of view. */}
        <p className={styles.sum} aria-hidden="true">
          {formatTaka((product.discountPrice || product.price) * quantity)}
        </p>
        <Button
          variant="primary"
          className={product.inStock ? undefined : styles.muted}
          onClick={() => attempt({ kind: 'add', quantity })}
        >
          {busyKind === 'add' ? <Spinner size={20} /> : <CartIcon size={20} className="from-768" />}
          {t(messages.addToCart)}
        </Button>
        <Button
          variant="dark"
          className={product.inStock ? undefined : styles.muted}
          onClick={() => attempt({ kind: 'buy', quantity })}
        >
          {busyKind === 'buy' && <Spinner size={20} />}
          {t(messages.buyNow)}
        </Button>
      </StickyActionBar>
      {added && (
        <Suspense>
          <CartNotice
            key={added.count}
            product={product}
            quantity={added.quantity}
            onClose={() => setAdded(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
