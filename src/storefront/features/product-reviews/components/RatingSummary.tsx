import type { CSSProperties } from 'react'
import { type StarCounts, toRating } from '@/common/rating'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Stars } from '@/shared/ui/Stars'
import * as messages from '../messages'
import styles from './RatingSummary.module.css'

type RatingSummaryProps = {
  starCounts: StarCounts
  /** Those of the reviews that are shown; undefined: all. */
  stars: number | undefined
  onChange: (stars: number | undefined) => void
}

/** All of them are seen at once, below the summary or beside it. */
const fewRatings = 2

/** The mean of the stars, and how many gave five of them to one; each row shows the reviews with so many. */
export function RatingSummary({ starCounts, stars, onChange }: RatingSummaryProps) {
  const rating = toRating(starCounts)
  if (!rating) return null
  const { mean, count } = rating
  const hasRows = count > fewRatings || stars !== undefined
  return (
    <div className={styles.summary}>
      <p className={styles.mean} role="img" aria-label={t(shared.ratingText)(mean, count)}>
        <strong>{formatCount(mean)}</strong>
        <Stars value={mean} />
        <span className={styles.count}>{t(messages.ratings)(count)}</span>
      </p>
      {hasRows && (
        <ul className={styles.rows} aria-label={t(messages.filterByStars)}>
          {starCounts
            .map((each, index) => ({ each, number: index + 1 }))
            .toReversed()
            .map(({ each, number }) => (
              <li key={number}>
                <button
                  type="button"
                  className={styles.row}
                  aria-label={t(messages.starsAndRatings)(number, each)}
                  aria-pressed={number === stars}
                  disabled={each === 0 && number !== stars}
                  onClick={() => onChange(number === stars ? undefined : number)}
                >
                  <span>{formatCount(number)}</span>
                  <Stars value={number} />
                  <span
                    className={styles.bar}
                    style={{ '--share': each / count } as CSSProperties}
                  />
                  <span className={styles.number}>{formatCount(each)}</span>
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
