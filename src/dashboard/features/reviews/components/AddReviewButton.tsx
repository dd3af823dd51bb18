import Button from '@mui/material/Button'
import type { Order } from '@/api'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { t } from '@/shared/lib/language'
import { PenIcon } from '@/shared/ui/icon/accountIcons'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

type AddReviewButtonProps = { order: Order; onReview: (order: Order) => void }

/** The user who ordered it can review a delivered order once. */
export function AddReviewButton({ order, onReview }: AddReviewButtonProps) {
  const email = useAppSelector(selectUserEmail)
  const isOpen = order.status === 'Delivered' && !order.customerReview
  if (!isOpen || !isOwnOrder(order, email)) return null
  return (
    <Button startIcon={<PenIcon size={18} />} onClick={() => onReview(order)}>
      {t(messages.addReview)}
    </Button>
  )
}
