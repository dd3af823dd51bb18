import type { Order } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Button } from '../../../shared/ui/button/Button'
import { usePayNow } from '../hooks/usePayNow'
import styles from './PayNowButton.module.css'

type PayNowButtonProps = { order: Order; className?: string }

/** Nothing at all for an order that is paid or somebody else's. */
export function PayNowButton({ order, className }: PayNowButtonProps) {
  const { isOffered, pay, isBusy, failure } = usePayNow(order)
  if (!isOffered) return null
  return (
    <div className={classNames(styles.pay, className)}>
      <Button variant="primary" onClick={pay} isBusy={isBusy}>
        Pay Now
      </Button>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
