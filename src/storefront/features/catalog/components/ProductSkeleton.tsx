import { t } from '@/shared/lib/language'
import { Skeleton } from '@/shared/ui/Skeleton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../productMessages'
import thumbs from './GalleryThumbs.module.css'
import styles from './ProductDetails.module.css'
import gallery from './ProductGallery.module.css'

export function ProductSkeleton() {
  return (
    <div className={styles.details} role="status" data-skeleton="">
      <VisuallyHidden as="h1">{t(messages.loadingProduct)}</VisuallyHidden>
      <div className={styles.trail}>
        <div style={{ paddingBlock: 14 }}>
          <Skeleton width="14rem" height="16px" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={gallery.gallery}>
          <Skeleton height="auto" aspectRatio="1" borderRadius="20px" />
          <div className={thumbs.thumbs}>
            <Skeleton height="auto" aspectRatio="1" borderRadius="12px" />
          </div>
        </div>
        <div className={styles.facts}>
          <Skeleton width="6rem" height="18px" />
          <Skeleton width="85%" height="40px" />
          <Skeleton width="9rem" height="40px" />
          <Skeleton height="48px" borderRadius="12px" />
          <Skeleton width="9rem" height="24px" />
          <Skeleton width="70%" height="20px" />
          <Skeleton width="80%" height="20px" />
          <Skeleton width="60%" height="20px" />
          <Skeleton height="230px" borderRadius="12px" />
        </div>
      </div>
    </div>
  )
}
