import { useListPendingReviewsQuery } from '../../../api'
import { PenIcon } from '../../../shared/ui/icon/dashboardIcons'
import { Nudge } from '../../../shared/ui/nudge/Nudge'

/** Nothing at all where everything is reviewed. */
export function ReviewsToWrite({ email }: { email: string }) {
  const { data } = useListPendingReviewsQuery({ email })
  if (!data?.total) return null
  return (
    <Nudge to="/dashboard/pending-reviews" icon={<PenIcon size={22} />}>
      {data.total === 1 ? '1 delivered order awaits' : `${data.total} delivered orders await`} your
      review
    </Nudge>
  )
}
