import { useListPendingReviewsQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { pluralize } from '@/shared/lib/pluralize'
import { PenIcon } from '@/shared/ui/icon/accountIcons'

/** Renders nothing without pending reviews. */
export function ReviewsToWrite() {
  const { data } = useListPendingReviewsQuery(useOwnArg())
  if (!data?.total) return null
  return (
    <ActionBanner
      to="/dashboard/pending-reviews"
      icon={<PenIcon size={22} />}
      detail="Your reviews help other shoppers choose"
    >
      {pluralize(data.total, 'order')} to review
    </ActionBanner>
  )
}
