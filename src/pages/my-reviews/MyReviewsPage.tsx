import { selectSessionEmail } from '../../entities/auth'
import { MyReviews, ReviewsToWrite } from '../../features/reviews'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'

export function MyReviewsPage() {
  const email = useAppSelector(selectSessionEmail)
  return (
    <>
      <PageHead title="My reviews" lead="Other shoppers read them on the product pages." />
      {email && (
        <>
          <ReviewsToWrite email={email} />
          <MyReviews email={email} />
        </>
      )}
    </>
  )
}
