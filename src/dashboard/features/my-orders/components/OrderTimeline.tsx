import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { Order } from '@/api'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { WalletIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'

const dateText = {
  // On phones the time has a line of its own.
  maxWidth: { xs: '6rem', sm: 'none' },
  mx: 'auto',
  px: 0.5,
  fontSize: { xs: 'var(--text-xs)', sm: 'var(--text-sm)' },
  lineHeight: 1.3,
  textWrap: { xs: 'wrap', sm: 'balance' },
}

const pendingText = ({ deliverBy }: Order) =>
  deliverBy ? t(messages.deliveredBy)(formatDate(deliverBy)) : t(messages.deliveryPending)

export function OrderTimeline({ order }: { order: Order }) {
  const isDelivered = order.status === 'Delivered'
  const steps = [
    {
      name: t(messages.placedStep),
      Icon: BoxIcon,
      isDone: true,
      text: formatDateTime(order.orderPlaced),
    },
    {
      name: t(messages.paidStep),
      Icon: WalletIcon,
      isDone: order.payment,
      text: order.payment ? formatDateTime(order.paidAt) : t(messages.waitingForPayment),
    },
    {
      name: t(messages.deliveredStep),
      Icon: TruckIcon,
      isDone: isDelivered,
      text: isDelivered ? formatDateTime(order.deliveredAt) : pendingText(order),
    },
  ]
  return (
    <Stepper nonLinear activeStep={-1} alternativeLabel>
      {steps.map(({ name, Icon, isDone, text }) => (
        <Step key={name} completed={isDone}>
          <StepLabel
            optional={
              <Typography variant="body2" sx={dateText}>
                {text}
              </Typography>
            }
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
            {!isDone && <VisuallyHidden>{t(messages.notYet)}</VisuallyHidden>}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
