import Typography from '@mui/material/Typography'
import { type Order, useSetReviewHiddenMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

/** Whether the product pages show the review of an order, and the button that changes it. */
export function ReviewVisibility({ order }: { order: Order }) {
  const [setReviewHidden, { isLoading }] = useSetReviewHiddenMutation()
  const isHidden = order.reviewHidden === true

  async function toggle() {
    const { error } = await setReviewHidden({ id: order._id, body: { isHidden: !isHidden } })
    if (!error) showToast(t(isHidden ? messages.reviewShownAgain : messages.reviewHidden))
  }

  return (
    <>
      <Typography variant="body2">
        {t(isHidden ? messages.hiddenFromPages : messages.shownOnPages)}
      </Typography>
      <BusyButton sx={{ justifySelf: 'start' }} isBusy={isLoading} onClick={() => void toggle()}>
        {t(isHidden ? messages.showReview : messages.hideReview)}
      </BusyButton>
    </>
  )
}
