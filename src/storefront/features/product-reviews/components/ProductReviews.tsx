import { useId, useState } from 'react'
import { type ProductReview, useListProductReviewsQuery } from '@/api'
import type { StarCounts } from '@/common/rating'
import { ReviewText } from '@/entities/review/components/ReviewText'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { districtName, reviewerName } from '@/shared/lib/localNames'
import { Button } from '@/shared/ui/Button'
import { SpeechIcon } from '@/shared/ui/icon/accountIcons'
import { QueryState } from '@/shared/ui/QueryState'
import * as messages from '../messages'
import styles from './ProductReviews.module.css'
import { RatingSummary } from './RatingSummary'

const fewReviews = 3
const pageSize = 24

type ProductReviewsProps = { productId: string; starCounts: StarCounts | undefined }

/** What customers wrote about orders that had the product, all or with so many stars, and how many stars they gave. */
export function ProductReviews({ productId, starCounts }: ProductReviewsProps) {
  const headingId = useId()
  /** None at first: only a few reviews are shown. */
  const [pages, setPages] = useState(0)
  const [stars, setStars] = useState<number>()
  const { data, currentData, isError, isFetching, refetch } = useListProductReviewsQuery({
    id: productId,
    limit: pages === 0 ? fewReviews : pageSize,
    stars,
  })

  function handleStarsChange(next: number | undefined) {
    setStars(next)
    setPages(0)
  }

  return (
    <section className={styles.reviews} aria-labelledby={headingId}>
      <h2 id={headingId} className="large">
        {t(messages.reviews)}
        {stars === undefined && data && data.total > 0 ? ` (${formatCount(data.total)})` : ''}
      </h2>
      {starCounts && (
        <RatingSummary starCounts={starCounts} stars={stars} onChange={handleStarsChange} />
      )}
      {stars !== undefined && (
        <div className={styles.filter}>
          <p role="status">{currentData && t(messages.countWithStars)(currentData.total, stars)}</p>
          <Button onClick={() => handleStarsChange(undefined)}>{t(messages.showAll)}</Button>
        </div>
      )}
      <QueryState
        // What is there stays while more is loaded.
        query={{ data: currentData ?? data, isError, isFetching, refetch }}
        loading={<p role="status">{t(messages.loading)}</p>}
        errorText={t(messages.failed)}
        isEmpty={({ total }) => total === 0 && stars === undefined}
        empty={
          <p className={styles.none}>
            <SpeechIcon size={28} />
            {t(messages.noReviews)}
          </p>
        }
      >
        {({ reviews, total }) => (
          <>
            <ReviewList reviews={reviews} />
            {furtherPages(pages).map((page) => (
              <FurtherReviews key={page} productId={productId} stars={stars} page={page} />
            ))}
            {total > Math.max(reviews.length, pages * pageSize) && (
              <Button isBusy={isFetching} onClick={() => setPages(pages + 1)}>
                {t(messages.showMore)}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

const furtherPages = (pages: number) => [...Array(pages).keys()].map((page) => page + 1).slice(1)

type FurtherReviewsProps = { productId: string; stars: number | undefined; page: number }

function FurtherReviews({ productId, stars, page }: FurtherReviewsProps) {
  return (
    <QueryState
      query={useListProductReviewsQuery({ id: productId, limit: pageSize, page, stars })}
      loading={<p role="status">{t(messages.loadingMore)}</p>}
      errorText={t(messages.moreFailed)}
    >
      {({ reviews }) => <ReviewList reviews={reviews} />}
    </QueryState>
  )
}

function ReviewList({ reviews }: { reviews: readonly ProductReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <Review key={Object.values(review).join(' ')} review={review} />
      ))}
    </ul>
  )
}

function Review({ review }: { review: ProductReview }) {
  const { text, stars, firstName, district, reviewAdded } = review
  return (
    <li className={styles.review}>
      <ReviewText stars={stars}>{text}</ReviewText>
      <p className={styles.by}>
        {reviewerName(firstName)}, {districtName(district)} ·{' '}
        <time dateTime={reviewAdded}>{formatDate(reviewAdded)}</time> · {t(messages.verified)}
      </p>
    </li>
  )
}
