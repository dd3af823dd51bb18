import type { ButtonProps } from '@mui/material/Button'
import { type Order, useSetReviewHiddenMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

type HideReviewButtonProps = Omit<ButtonProps, 'onClick'> & { order: Order }

/** Hides the review of an order from the product pages, or shows it again. */
export function HideReviewButton({ order, ...rest }: HideReviewButtonProps) {
  const [setReviewHidden, { isLoading }] = useSetReviewHiddenMutation()
  const isHidden = order.reviewHidden === true

  async function toggle() {
    const { error } = await setReviewHidden({ id: order._id, body: { isHidden: !isHidden } })
    if (!error) showToast(t(isHidden ? messages.reviewShownAgain : messages.reviewHidden))
  }

  return (
    <BusyButton {...rest} isBusy={isLoading} onClick={() => void toggle()}>
      {t(isHidden ? messages.showReview : messages.hideReview)}
    </BusyButton>
  )
}
