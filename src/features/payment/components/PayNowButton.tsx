import type { Order } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Button } from '../../../shared/ui/button/Button'
import { usePayNow } from '../hooks/usePayNow'
import styles from './PayNowButton.module.css'

type PayNowButtonProps = { order: Order; className?: string }

/** Renders nothing for a paid order or another user's order. */
export function PayNowButton({ order, className }: PayNowButtonProps) {
  const { isOffered, pay, isBusy, errorText } = usePayNow(order)
  if (!isOffered) return null
  return (
    <div className={classNames(styles.pay, className)}>
      <Button variant="primary" onClick={pay} isBusy={isBusy}>
        Pay Now
      </Button>
      {errorText && (
        <p className={styles.error} role="alert">
          {errorText}
        </p>
      )}
    </div>
  )
}
