import { classNames } from '../../../shared/lib/classNames'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import styles from './ListingCard.module.css'

export function ListingCardSkeleton({ layout = 'row' }: { layout?: 'row' | 'tall' }) {
  return (
    <div className={classNames(styles.card, styles[layout])} data-skeleton="">
      <div className={styles.pictureFrame}>
        <Skeleton height="100%" borderRadius="0" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="85%" height="22px" />
        <Skeleton width="40%" height="24px" borderRadius="999px" />
        <div className={styles.price}>
          <Skeleton width="55%" height="26px" />
        </div>
      </div>
    </div>
  )
}
