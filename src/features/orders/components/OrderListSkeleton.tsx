import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './OrderListSkeleton.module.css'

const rowCount = 5

export function OrderListSkeleton() {
  return (
    <div className={styles.rows} role="status">
      <VisuallyHidden>Loading your orders</VisuallyHidden>
      {[...Array(rowCount).keys()].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="10rem" />
          <Skeleton width="56px" height="56px" borderRadius="var(--radius)" />
          <Skeleton width="40%" />
          <Skeleton width="5rem" />
          <Skeleton width="7rem" height="24px" borderRadius="var(--radius-full)" />
        </div>
      ))}
    </div>
  )
}
