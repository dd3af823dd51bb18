import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { Order } from '../../../api'
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery'
import { formatDate, formatDateTime } from '../../../shared/lib/formatDate'
import { atLeast } from '../../../shared/theme/breakpoints'
import { BoxIcon, TruckIcon, WalletIcon } from '../../../shared/ui/icon'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'

const pendingText = ({ deliverBy }: Order) =>
  deliverBy ? `By ${formatDate(deliverBy)} at the latest` : 'Pending for delivery'

export function OrderTimeline({ order }: { order: Order }) {
  const isWide = useMediaQuery(atLeast('smallTablet'))
  const isDelivered = order.status === 'Delivered'
  const steps = [
    { name: 'Placed', Icon: BoxIcon, isDone: true, text: formatDateTime(order.orderPlaced) },
    {
      name: 'Paid',
      Icon: WalletIcon,
      isDone: order.payment,
      text: order.payment ? formatDateTime(order.paidAt) : 'Waiting for your payment',
    },
    {
      name: 'Delivered',
      Icon: TruckIcon,
      isDone: isDelivered,
      text: isDelivered ? formatDateTime(order.deliveredAt) : pendingText(order),
    },
  ]
  return (
    <Stepper
      nonLinear
      activeStep={-1}
      alternativeLabel={isWide}
      orientation={isWide ? 'horizontal' : 'vertical'}
    >
      {steps.map(({ name, Icon, isDone, text }) => (
        <Step key={name} completed={isDone}>
          <StepLabel
            optional={<Typography variant="body2">{text}</Typography>}
            icon={
              <Box
                sx={{
                  p: '11px',
                  borderRadius: '50%',
                  bgcolor: isDone ? 'var(--emerald-600)' : 'var(--ink-100)',
                  color: isDone ? 'var(--white)' : 'var(--ink-500)',
                }}
              >
                <Icon size={22} />
              </Box>
            }
          >
            {name}
            {!isDone && <VisuallyHidden>, not yet</VisuallyHidden>}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
