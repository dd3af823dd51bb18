import Typography from '@mui/material/Typography'
import { type Order, useSetReviewHiddenMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { showToast } from '@/shared/ui/toast/toast'

/** Whether the product pages show the review of an order, and the button that changes it. */
export function ReviewVisibility({ order }: { order: Order }) {
  const [setReviewHidden, { isLoading }] = useSetReviewHiddenMutation()
  const isHidden = order.reviewHidden === true

  async function toggle() {
    const { error } = await setReviewHidden({ id: order._id, body: { isHidden: !isHidden } })
    if (!error) showToast(isHidden ? 'The review is shown again.' : 'The review is hidden.')
  }

  return (
    <>
      <Typography variant="body2">
        {isHidden ? 'Hidden from the product pages.' : 'Shown on the product pages.'}
      </Typography>
      <BusyButton sx={{ justifySelf: 'start' }} isBusy={isLoading} onClick={() => void toggle()}>
        {isHidden ? 'Show the review' : 'Hide the review'}
      </BusyButton>
    </>
  )
}
