import { classNames } from '../../../shared/lib/classNames'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ReviewList.module.css'

const rowCount = 3

export function ReviewListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[...Array(rowCount).keys()].map((row) => (
        <div key={row} className={classNames(styles.row, styles.waiting)}>
          <Skeleton width="56px" height="56px" borderRadius="var(--radius)" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  )
}
