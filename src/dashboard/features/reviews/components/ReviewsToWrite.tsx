import { useListPendingReviewsQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { PenIcon } from '@/shared/ui/icon/accountIcons'

/** Renders nothing without pending reviews. */
export function ReviewsToWrite({ email }: { email: string }) {
  const { data } = useListPendingReviewsQuery({ email })
  if (!data?.total) return null
  return (
    <ActionBanner
      to="/dashboard/pending-reviews"
      icon={<PenIcon size={22} />}
      detail="Your reviews help other shoppers choose"
    >
      {data.total} {data.total === 1 ? 'order' : 'orders'} to review
    </ActionBanner>
  )
}
