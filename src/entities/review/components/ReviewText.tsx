import type { ReactNode } from 'react'
import { t } from '@/shared/lib/language'
import { PhotoLinks } from '@/shared/ui/PhotoLinks'
import * as messages from '../messages'
import { ReviewStars } from './ReviewStars'
import styles from './ReviewText.module.css'

type ReviewTextProps = {
  stars: number | undefined
  photos: readonly string[] | undefined
  /** Of the customer. */
  name: string
  onOpenPhoto?: (index: number) => void
  children: ReactNode
}

export function ReviewText({ stars, photos, name, onOpenPhoto, children }: ReviewTextProps) {
  return (
    <div className={styles.review}>
      <ReviewStars stars={stars} />
      <blockquote className={styles.text}>{children}</blockquote>
      <PhotoLinks
        photos={photos ?? []}
        label={t(messages.photosOf)(name)}
        getAlt={(index) => t(messages.photoOf)(index + 1, name)}
        onOpen={onOpenPhoto}
      />
    </div>
  )
}
