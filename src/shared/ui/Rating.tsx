import { type StarCounts, toRating } from '@/common/rating'
import { formatCount } from '../lib/formatCount'
import { t } from '../lib/language'
import * as messages from '../messages'
import styles from './Rating.module.css'
import { Stars } from './Stars'

/** The mean of a product's stars, and of how many ratings; nothing without any. */
export function Rating({ starCounts }: { starCounts: StarCounts | undefined }) {
  const rating = toRating(starCounts)
  if (!rating) return null
  const { mean, count } = rating
  return (
    <p className={styles.rating} role="img" aria-label={t(messages.ratingText)(mean, count)}>
      <Stars value={mean} />
      {formatCount(mean)} ({formatCount(count)})
    </p>
  )
}
