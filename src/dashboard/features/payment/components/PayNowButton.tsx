import FormHelperText from '@mui/material/FormHelperText'
import type { Order } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { usePayNow } from '../hooks/usePayNow'

/** Renders nothing for a paid order or another user's order. */
export function PayNowButton({ order }: { order: Order }) {
  const { isOffered, pay, isBusy, errorText } = usePayNow(order)
  if (!isOffered) return null
  return (
    <div>
      <BusyButton variant="contained" fullWidth isBusy={isBusy} onClick={pay}>
        Pay Now
      </BusyButton>
      {errorText && (
        <FormHelperText error role="alert" sx={{ maxWidth: '32rem' }}>
          {errorText}
        </FormHelperText>
      )}
    </div>
  )
}
