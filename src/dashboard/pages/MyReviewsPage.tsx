import { MyReviews } from '@/dashboard/features/reviews/components/MyReviews'
import { ReviewsToWrite } from '@/dashboard/features/reviews/components/ReviewsToWrite'
import { PageHeader } from '@/dashboard/ui/PageHeader'

export function MyReviewsPage() {
  return (
    <>
      <PageHeader title="My reviews" lead="Other shoppers read them on the product pages." />
      <ReviewsToWrite />
      <MyReviews />
    </>
  )
}
