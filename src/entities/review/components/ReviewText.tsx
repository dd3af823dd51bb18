import type { ReactNode } from 'react'
import { ReviewStars } from './ReviewStars'
import styles from './ReviewText.module.css'

type ReviewTextProps = { stars: number | undefined; children: ReactNode }

export function ReviewText({ stars, children }: ReviewTextProps) {
  return (
    <div className={styles.review}>
      <ReviewStars stars={stars} />
      <blockquote className={styles.text}>{children}</blockquote>
    </div>
  )
}
