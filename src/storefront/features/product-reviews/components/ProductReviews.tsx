import { useId, useState } from 'react'
import { type ProductReview, useListProductReviewsQuery } from '@/api'
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

const fewReviews = 3
const pageSize = 24

/** What customers wrote about orders that had the product. */
export function ProductReviews({ productId }: { productId: string }) {
  const headingId = useId()
  /** None at first: only a few reviews are shown. */
  const [pages, setPages] = useState(0)
  const { data, currentData, isError, isFetching, refetch } = useListProductReviewsQuery({
    id: productId,
    limit: pages === 0 ? fewReviews : pageSize,
  })
  return (
    <section className={styles.reviews} aria-labelledby={headingId}>
      <h2 id={headingId} className="large">
        {t(messages.reviews)}
        {data && data.total > 0 ? ` (${formatCount(data.total)})` : ''}
      </h2>
      <QueryState
        // What is there stays while more is loaded.
        query={{ data: currentData ?? data, isError, isFetching, refetch }}
        loading={<p role="status">{t(messages.loading)}</p>}
        errorText={t(messages.failed)}
        isEmpty={({ total }) => total === 0}
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
              <FurtherReviews key={page} productId={productId} page={page} />
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

function FurtherReviews({ productId, page }: { productId: string; page: number }) {
  return (
    <QueryState
      query={useListProductReviewsQuery({ id: productId, limit: pageSize, page })}
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
  const { text, firstName, district, reviewAdded } = review
  return (
    <li className={styles.review}>
      <ReviewText>{text}</ReviewText>
      <p className={styles.by}>
        {reviewerName(firstName)}, {districtName(district)} ·{' '}
        <time dateTime={reviewAdded}>{formatDate(reviewAdded)}</time> · {t(messages.verified)}
      </p>
    </li>
  )
}
