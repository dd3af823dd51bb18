import { classNames } from '../../../shared/lib/classNames'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import styles from './CompactCard.module.css'

type CompactCardSkeletonProps = {
  /** Fills the height of its container. */
  isFilling?: boolean
}

export function CompactCardSkeleton({ isFilling = false }: CompactCardSkeletonProps) {
  return (
    <div className={styles.frame} data-skeleton="">
      <div className={classNames(styles.card, isFilling && styles.filling)}>
        <div className={styles.pictureFrame}>
          <Skeleton height="100%" borderRadius="0" />
        </div>
        <div className={styles.facts}>
          <Skeleton width="90%" height="18px" />
          <Skeleton width="60%" height="18px" />
          <div className={styles.price}>
            <Skeleton width="50%" height="24px" />
          </div>
        </div>
      </div>
    </div>
  )
}
