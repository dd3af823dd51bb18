import type { CartItem } from '@/api'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { orderTotals } from '@/shared/lib/orderTotals'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Totals } from '@/shared/ui/Totals'
import { useAppSelector } from '@/store/hooks'
import { selectDistrict } from '@/store/uiSlice'
import { DeliveryEstimate } from '@/storefront/ui/DeliveryEstimate'
import { Instalments } from '@/storefront/ui/Instalments'
import { StickyActionBar } from '@/storefront/ui/StickyActionBar'
import { StickyTotal } from '@/storefront/ui/StickyTotal'
import { TrustNotes } from '@/storefront/ui/TrustNotes'
import * as messages from '../messages'
import styles from './CartSummary.module.css'
import { CouponBox } from './CouponBox'

type CartSummaryProps = {
  rows: readonly CartItem[]
  canProceed: boolean
}

const label = t(messages.proceedToCheckout)

/** On phones the button stays at the bottom of the screen. */
export function CartSummary({ rows, canProceed }: CartSummaryProps) {
  const totals = orderTotals(rows, useAppSelector(selectDistrict))
  return (
    <section className="summary-card" aria-label={t(messages.cartTotals)}>
      <h2>{t(messages.cartTotals)}</h2>
      <CouponBox />
      <Totals {...totals} />
      <Instalments amount={totals.total} />
      <DeliveryEstimate />
      <StickyActionBar className={styles.bar}>
        <StickyTotal total={totals.total} />
        {canProceed ? (
          <Link className={classNames(buttonClass('primary'), styles.go)} to="/checkout">
            {label}
          </Link>
        ) : (
          <Button variant="primary" className={styles.go} disabled>
            {label}
          </Button>
        )}
      </StickyActionBar>
      <TrustNotes />
    </section>
  )
}
