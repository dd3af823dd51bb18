import { MyReviews } from '@/dashboard/features/reviews/components/MyReviews'
import { ReviewsToWrite } from '@/dashboard/features/reviews/components/ReviewsToWrite'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function MyReviewsPage() {
  return (
    <>
      <PageHeader title={t(messages.myReviews)} lead={t(messages.myReviewsLead)} />
      <ReviewsToWrite />
      <MyReviews />
    </>
  )
}
