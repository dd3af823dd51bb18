import type { Order } from '../../../api'
import { selectUserEmail } from '../../../entities/auth'
import { canReview } from '../../../entities/review'
import { Button } from '../../../shared/ui/button/Button'
import { PenIcon } from '../../../shared/ui/icon'
import { useAppSelector } from '../../../store/hooks'

type AddReviewButtonProps = { order: Order; onReview: (order: Order) => void }

/** Renders nothing if the user cannot review the order. */
export function AddReviewButton({ order, onReview }: AddReviewButtonProps) {
  const email = useAppSelector(selectUserEmail)
  if (!canReview(order, email)) return null
  return (
    <Button onClick={() => onReview(order)}>
      <PenIcon size={18} />
      Add Review
    </Button>
  )
}
