import { MyReviews } from '@/dashboard/features/reviews/components/MyReviews'
import { ReviewsToWrite } from '@/dashboard/features/reviews/components/ReviewsToWrite'
import { PageHead } from '@/dashboard/ui/PageHead'

export function MyReviewsPage() {
  return (
    <>
      <PageHead title="My reviews" lead="Other shoppers read them on the product pages." />
      <ReviewsToWrite />
      <MyReviews />
    </>
  )
}
