import { isSessionExpired, messageOf, type Order, useCancelOrderMutation } from '@/api'
import { ButtonWithError } from '@/dashboard/ui/ButtonWithError'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { isOpen } from '@/entities/order/lib/isOpen'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { shortId } from '@/entities/order/lib/labels'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { shop } from '@/shop/shop.config'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

/** Renders nothing for a paid, handed over, delivered or cancelled order, another user's order, or if the shop does not allow it. */
export function CancelOrderButton({ order }: { order: Order }) {
  const email = useAppSelector(selectUserEmail)
  const [cancelOrder, { isLoading, error }] = useCancelOrderMutation()
  const canBeCancelled = isOpen(order) && !order.payment && !order.handedOverAt
  if (!shop.canCancelUnpaidOrders || !canBeCancelled || !isOwnOrder(order, email)) return null

  async function cancel() {
    const isConfirmed = await askToConfirm({
      title: t(messages.cancelQuestion),
      text: t(messages.cancelDetails)(shortId(order._id), formatOrderTotal(order)),
      confirmLabel: t(messages.confirmCancelling),
      isDestructive: true,
      cancelLabel: t(messages.keepOrder),
    })
    if (!isConfirmed) return
    const { data } = await cancelOrder({ id: order._id })
    if (data) showToast(t(messages.orderCancelled))
  }

  return (
    <ButtonWithError
      color="error"
      isBusy={isLoading}
      errorText={error && !isSessionExpired(error) ? messageOf(error) : undefined}
      onClick={() => void cancel()}
    >
      {t(messages.cancelOrder)}
    </ButtonWithError>
  )
}
