import type { Order } from '../../../api'
import { canReview } from '../../../entities/review'
import { Button } from '../../../shared/ui/button/Button'
import { PenIcon } from '../../../shared/ui/icon/dashboardIcons'
import { useAppSelector } from '../../../store/hooks'

type AddReviewButtonProps = { order: Order; onReview: (order: Order) => void }

/** Nothing at all for an order that takes no review. */
export function AddReviewButton({ order, onReview }: AddReviewButtonProps) {
  const email = useAppSelector(({ auth }) => auth.person?.email)
  if (!canReview(order, email)) return null
  return (
    <Button onClick={() => onReview(order)}>
      <PenIcon size={18} />
      Add Review
    </Button>
  )
}
