import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Order } from '@/api'
import { below } from '@/dashboard/theme/breakpoints'
import { TrackingNumber } from '@/dashboard/ui/order/TrackingNumber'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { ReceiptIcon, WalletIcon } from '@/shared/ui/icon/accountIcons'
import { BoxIcon, CheckIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'

const textStyle = {
  px: { xs: 0, sm: 0.5 },
  fontSize: 'var(--text-sm)',
  lineHeight: 1.3,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
}

const pendingText = ({ deliverBy }: Order) =>
  deliverBy ? t(messages.deliveredBy)(formatDate(deliverBy)) : t(messages.deliveryPending)

function handedOverText(order: Order) {
  return (
    <>
      {formatDateTime(order.handedOverAt)}
      <br />
      {order.courier} <TrackingNumber order={order} />
    </>
  )
}

type OrderStep = { name: string; Icon: typeof BoxIcon; isDone: boolean; text: ReactNode }

/** A step that was skipped is left out. */
function toSteps(order: Order): OrderStep[] {
  const { packedAt, handedOverAt } = order
  const isDelivered = order.status === 'Delivered'
  const steps = [
    {
      name: t(messages.placedStep),
      Icon: ReceiptIcon,
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
      name: t(messages.packedStep),
      Icon: BoxIcon,
      isDone: packedAt !== undefined,
      isSkipped: !packedAt && (isDelivered || handedOverAt !== undefined),
      text: packedAt && formatDateTime(packedAt),
    },
    {
      name: t(messages.handedOverStep),
      Icon: TruckIcon,
      isDone: handedOverAt !== undefined,
      isSkipped: !handedOverAt && isDelivered,
      text: handedOverAt && handedOverText(order),
    },
    {
      name: t(messages.deliveredStep),
      Icon: CheckIcon,
      isDone: isDelivered,
      text: isDelivered ? formatDateTime(order.deliveredAt) : pendingText(order),
    },
  ]
  return steps.filter(({ isSkipped = false }) => !isSkipped)
}

/** One below the other on phones. */
export function OrderTimeline({ order }: { order: Order }) {
  const isPhone = useMediaQuery(below('smallTablet'))
  const steps = toSteps(order)
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Stepper
      nonLinear
      activeStep={-1}
      {...(isPhone ? { orientation: 'vertical' } : { alternativeLabel: true })}
    >
      {steps.map((step) => (
        <Step key={step.name} completed={step.isDone} active={step === next}>
          <StepLabel
            optional={
              step.text && (
                <Typography variant="body2" component="div" sx={textStyle}>
                  {step.text}
                </Typography>
              )
            }
            icon={<StepIcon step={step} isNext={step === next} />}
          >
            {step.name}
            {!step.isDone && <VisuallyHidden>{t(messages.notYet)}</VisuallyHidden>}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

const iconColors = {
  done: { bgcolor: 'var(--emerald-600)', color: 'var(--white)' },
  next: {
    bgcolor: 'var(--marigold-100)',
    color: 'var(--ink-900)',
    boxShadow: 'inset 0 0 0 2px var(--marigold-500)',
  },
  later: { bgcolor: 'var(--ink-100)', color: 'var(--ink-500)' },
}

function StepIcon({ step: { Icon, isDone }, isNext }: { step: OrderStep; isNext: boolean }) {
  const laterColors = isNext ? iconColors.next : iconColors.later
  return (
    <Box
      sx={{
        p: { xs: '7px', sm: '11px' },
        borderRadius: '50%',
        ...(isDone ? iconColors.done : laterColors),
      }}
    >
      <Icon size={22} />
    </Box>
  )
}
