import Button from '@mui/material/Button'
import type { Order } from '@/api'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { canReview } from '@/entities/review/lib/canReview'
import { PenIcon } from '@/shared/ui/icon/accountIcons'
import { useAppSelector } from '@/store/hooks'

type AddReviewButtonProps = { order: Order; onReview: (order: Order) => void }

/** Renders nothing if the user cannot review the order. */
export function AddReviewButton({ order, onReview }: AddReviewButtonProps) {
  const email = useAppSelector(selectUserEmail)
  if (!canReview(order, email)) return null
  return (
    <Button startIcon={<PenIcon size={18} />} onClick={() => onReview(order)}>
      Add Review
    </Button>
  )
}
