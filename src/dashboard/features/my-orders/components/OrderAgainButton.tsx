import FormHelperText from '@mui/material/FormHelperText'
import type { Order } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { pluralize } from '@/shared/lib/pluralize'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import { useOrderAgain } from '../hooks/useOrderAgain'

type OrderAgainButtonProps = {
  order: Order
  /** The cart has the products that are available. */
  onAdded: () => void
}

/** Renders nothing for another user's order, which admins see. */
export function OrderAgainButton({ order, onAdded }: OrderAgainButtonProps) {
  const email = useAppSelector(selectUserEmail)
  const isMounted = useIsMounted()
  const { orderAgain, isBusy, errorText } = useOrderAgain(order, (added, unavailable) => {
    const text = `${pluralize(added, 'product')} added to your cart.`
    if (unavailable.length === 0) showToast(text)
    else showToast(`${text} Not available now: ${unavailable.join(', ')}.`, 'warning')
    if (isMounted()) onAdded()
  })
  if (!isOwnOrder(order, email)) return null
  return (
    <div>
      <BusyButton fullWidth isBusy={isBusy} onClick={orderAgain}>
        Order again
      </BusyButton>
      {errorText && (
        <FormHelperText error role="alert" sx={{ maxWidth: '32rem' }}>
          {errorText}
        </FormHelperText>
      )}
    </div>
  )
}
