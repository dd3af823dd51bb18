import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './OrderDetails.module.css'

export function OrderDetailsSkeleton() {
  return (
    <div className={styles.screen} role="status">
      <VisuallyHidden>Loading the order</VisuallyHidden>
      <h1>
        <VisuallyHidden>Order details</VisuallyHidden>
        <Skeleton width="min(22rem, 90%)" height="2.5rem" />
      </h1>
      <Skeleton height="8.5rem" borderRadius="var(--radius)" />
      <div className={styles.columns}>
        <Skeleton height="24rem" borderRadius="var(--radius)" />
        <Skeleton height="18rem" borderRadius="var(--radius)" />
      </div>
    </div>
  )
}
