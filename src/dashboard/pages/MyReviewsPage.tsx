import { MyReviews } from '@/dashboard/features/reviews/components/MyReviews'
import { ReviewsToWrite } from '@/dashboard/features/reviews/components/ReviewsToWrite'
import { PageHead } from '@/dashboard/ui/PageHead'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { useAppSelector } from '@/store/hooks'

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
