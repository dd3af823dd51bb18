import { Suspense, useId, useState } from 'react'
import { type ProductReview, useListProductReviewsQuery } from '@/api'
import { type StarCounts, toRating } from '@/common/rating'
import { ReviewText } from '@/entities/review/components/ReviewText'
import * as reviewTexts from '@/entities/review/messages'
import { useFocusOnMount } from '@/shared/hooks/useFocusOnMount'
import { classNames } from '@/shared/lib/classNames'
import { formatCount } from '@/shared/lib/formatCount'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { districtName, reviewerName } from '@/shared/lib/localNames'
import { Button } from '@/shared/ui/Button'
import { SpeechIcon } from '@/shared/ui/icon/accountIcons'
import { QueryState } from '@/shared/ui/QueryState'
import { ZoomDialog } from '@/storefront/ui/zoom/LazyZoomDialog'
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
  const [opened, setOpened] = useState<OpenedPhotos>()
  const { data, currentData, error, isFetching, refetch } = useListProductReviewsQuery({
    id: productId,
    limit: pages === 0 ? fewReviews : pageSize,
    stars,
  })

  // Also while it is tried again.
  const isError = error !== undefined

  function handleStarsChange(next: number | undefined) {
    setStars(next)
    setPages(0)
  }

  return (
    <section
      className={classNames(styles.reviews, toRating(starCounts) && styles.rated)}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className="large">
        {t(messages.reviews)}
        {stars === undefined && data && data.total > 0 ? ` (${formatCount(data.total)})` : ''}
      </h2>
      {starCounts && (
        <RatingSummary starCounts={starCounts} stars={stars} onChange={handleStarsChange} />
      )}
      <div className={styles.written}>
        {stars !== undefined && (
          <div className={styles.filter}>
            <p role="status">
              {currentData && t(messages.countWithStars)(currentData.total, stars)}
            </p>
            <Button onClick={() => handleStarsChange(undefined)}>{t(messages.showAll)}</Button>
          </div>
        )}
        <QueryState
          // What is there stays while more is loaded, but is no answer to a request that failed.
          query={{
            data: currentData ?? (isError ? undefined : data),
            isError,
            isFetching,
            refetch,
          }}
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
              <ReviewList reviews={reviews} onOpen={setOpened} />
              {furtherPages(pages).map((page) => (
                <FurtherReviews
                  key={page}
                  productId={productId}
                  stars={stars}
                  page={page}
                  isLast={page === pages}
                  onOpen={setOpened}
                />
              ))}
              {total > Math.max(reviews.length, currentData ? pages * pageSize : 0) ? (
                <Button isBusy={isFetching} onClick={() => setPages(pages + 1)}>
                  {t(messages.showMore)}
                </Button>
              ) : (
                pages === 1 && <LastOne />
              )}
            </>
          )}
        </QueryState>
      </div>
      {opened && (
        <Suspense>
          <ZoomDialog
            title={t(reviewTexts.photosOf)(opened.name)}
            images={opened.photos}
            index={opened.index}
            getAlt={(index) => t(reviewTexts.photoOf)(index + 1, opened.name)}
            onIndexChange={(index) => setOpened({ ...opened, index })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** In place of the button, whose focus it gets: what comes next on the page is below the reviews. */
function LastOne() {
  const ref = useFocusOnMount<HTMLParagraphElement>()
  return (
    <p ref={ref} tabIndex={-1} className={styles.last}>
      {t(messages.noMore)}
    </p>
  )
}

const furtherPages = (pages: number) => [...Array(pages).keys()].map((page) => page + 1).slice(1)

type OpenedPhotos = { photos: readonly string[]; name: string; index: number }
type Opening = { onOpen: (photos: OpenedPhotos) => void }

type FurtherReviewsProps = Opening & {
  productId: string
  stars: number | undefined
  page: number
  isLast: boolean
}

function FurtherReviews({ productId, stars, page, isLast, onOpen }: FurtherReviewsProps) {
  return (
    <QueryState
      query={useListProductReviewsQuery({ id: productId, limit: pageSize, page, stars })}
      loading={<p role="status">{t(messages.loadingMore)}</p>}
      errorText={t(messages.moreFailed)}
    >
      {({ reviews, total }) => (
        <>
          <ReviewList reviews={reviews} onOpen={onOpen} />
          {isLast && total <= page * pageSize && <LastOne />}
        </>
      )}
    </QueryState>
  )
}

function ReviewList({ reviews, onOpen }: Opening & { reviews: readonly ProductReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <Review key={Object.values(review).join(' ')} review={review} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function Review({ review, onOpen }: Opening & { review: ProductReview }) {
  const { text, stars, photos = [], firstName, district, reviewAdded } = review
  const name = reviewerName(firstName)
  return (
    <li className={styles.review}>
      <ReviewText
        stars={stars}
        photos={photos}
        name={name}
        onOpenPhoto={(index) => onOpen({ photos, name, index })}
      >
        {text}
      </ReviewText>
      <p className={styles.by}>
        {name}, {districtName(district)} ·{' '}
        <time dateTime={reviewAdded}>{formatDate(reviewAdded)}</time> · {t(messages.verified)}
      </p>
    </li>
  )
}
