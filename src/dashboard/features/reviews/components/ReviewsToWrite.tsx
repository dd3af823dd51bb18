import { useListPendingReviewsQuery } from '@/api'
import { ActionBanner } from '@/dashboard/ui/ActionBanner'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { t } from '@/shared/lib/language'
import { PenIcon } from '@/shared/ui/icon/accountIcons'
import * as messages from '../messages'

/** Renders nothing without pending reviews. */
export function ReviewsToWrite() {
  const { data } = useListPendingReviewsQuery(useOwnArg())
  if (!data?.total) return null
  return (
    <ActionBanner
      to="/dashboard/pending-reviews"
      icon={<PenIcon size={22} />}
      detail={t(messages.whyReview)}
    >
      {t(messages.ordersToReview)(data.total)}
    </ActionBanner>
  )
}
