import { classNames } from '../../../shared/lib/classNames'
import { Skeleton } from '../../../shared/ui/skeleton/Skeleton'
import styles from './ProductCard.module.css'

export function ProductCardSkeleton({ layout = 'tall' }: { layout?: 'tall' | 'wide' }) {
  return (
    <div className={styles.frame} data-skeleton="">
      <div className={classNames(styles.card, styles[layout])}>
        <div className={styles.pictureFrame}>
          <Skeleton height="100%" borderRadius="0" />
        </div>
        <div className={styles.facts}>
          <Skeleton width="45%" height="20px" />
          <Skeleton width="80%" height="22px" />
          <Skeleton width="90%" height="16px" />
          <Skeleton width="70%" height="16px" />
          <Skeleton width="75%" height="16px" />
        </div>
        <div className={styles.price}>
          <Skeleton width="50%" height="28px" />
        </div>
      </div>
    </div>
  )
}
