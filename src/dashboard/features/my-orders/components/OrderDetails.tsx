import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Order } from '@/api'
import { helpPages } from '@/common/pages'
import { PaymentBadge, StatusBadge } from '@/dashboard/ui/order/OrderBadges'
import { OrderItems } from '@/dashboard/ui/order/OrderItems'
import { OrderReview } from '@/dashboard/ui/order/OrderReview'
import { OrderTotals } from '@/dashboard/ui/order/OrderTotals'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { isOpen } from '@/entities/order/lib/isOpen'
import { shortId } from '@/entities/order/lib/labels'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { PrinterIcon } from '@/shared/ui/icon/accountIcons'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import { DeliveryFacts, PaymentFacts } from './OrderFacts'
import { OrderTimeline } from './OrderTimeline'
import { PayBanner } from './PayBanner'
import { Receipt } from './Receipt'

type OrderDetailsProps = {
  order: Order
  actions: ReactNode
  /** Of the customer's own order that is not paid. */
  payAction?: ReactNode
  returns?: ReactNode
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2.5,
}
const page = { ...column, displayPrint: 'none' }
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '16px 24px',
}
/** On phones above the other buttons, elsewhere below them. */
const belowTitle = { order: { sm: 1 }, flex: '1 0 100%' }
/** On phones as wide as the page. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: { xs: 1, sm: 1.5 },
  flex: { xs: '1 1 100%', sm: '0 1 auto' },
  '& > *': { flex: { xs: '1 1 9.5rem', sm: 'none' } },
  '& button': { px: { xs: 1.5, sm: 2.5 } },
}
/** What was bought, beside how it is paid and delivered. An open order has no review or returns yet: the payment is below its items. */
const columns = {
  ...column,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(18rem, 1fr)' },
}
const payAndDeliver = {
  ...column,
  alignItems: 'stretch',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
}

function getCancelledText({ payment, refunds = [], ...order }: Order): string {
  const { refundsUnderWay = [], refundPending } = order
  if (refundsUnderWay.length > 0) {
    return t(messages.moneyOnItsWay)
  }
  if (refundPending) return t(messages.weRefund)
  if (refunds.length > 0) return t(messages.moneyRefunded)
  if (payment) return t(messages.writeToUs)(shop.supportEmail)
  return t(messages.nothingToPay)
}

/** The order, and its receipt for printing. */
export function OrderDetails({ order, actions, payAction, returns }: OrderDetailsProps) {
  const placedOn = formatDateTime(order.orderPlaced)
  const payment = (
    <Panel title={t(messages.payment)} action={<PaymentBadge order={order} />}>
      <PaymentFacts order={order} />
    </Panel>
  )
  return (
    <>
      <Box sx={page}>
        <Box sx={head}>
          <PageHeader
            title={<span title={order._id}>{t(messages.orderTitle)(shortId(order._id))}</span>}
            lead={
              order.orderNumber
                ? t(messages.numberedAndPlacedOn)(order.orderNumber, placedOn)
                : t(messages.placedOn)(placedOn)
            }
          />
          {payAction && (
            <Box sx={belowTitle}>
              <PayBanner
                label={t(messages.toPay)}
                title={t(messages.moneyToPay)(formatOrderTotal(order))}
                action={payAction}
              >
                {shop.cashOnDelivery && isOpen(order) && (
                  <Typography variant="body2">{t(messages.nowOrInCash)}</Typography>
                )}
              </PayBanner>
            </Box>
          )}
          <Box sx={buttons}>
            {actions}
            {!order.deletedAt && (
              <Button startIcon={<PrinterIcon size={20} />} onClick={() => window.print()}>
                {t(order.payment ? messages.printReceipt : messages.printInvoice)}
              </Button>
            )}
          </Box>
        </Box>
        {order.deletedAt ? (
          <Alert severity="info">
            {t(messages.wasCancelled)(formatDateTime(order.deletedAt))} {getCancelledText(order)}
          </Alert>
        ) : (
          <Panel>
            <OrderTimeline order={order} />
          </Panel>
        )}
        <Box sx={columns}>
          <Box sx={column}>
            <Panel title={t(messages.items)}>
              <OrderItems items={order.cartItems} />
              <OrderTotals order={order} />
            </Panel>
            {isOpen(order) && payment}
            {order.customerReview && (
              <Panel title={t(messages.yourReview)}>
                <OrderReview order={order} />
              </Panel>
            )}
            {returns}
          </Box>
          <Box sx={payAndDeliver}>
            {!isOpen(order) && payment}
            <Panel title={t(messages.delivery)} action={<StatusBadge order={order} />}>
              <DeliveryFacts order={order} />
              <Typography variant="body2">
                <Link to={helpPages.returns.path}>{t(helpPages.returns.title)}</Link>
              </Typography>
            </Panel>
          </Box>
        </Box>
      </Box>
      <Receipt order={order} />
    </>
  )
}

export function OrderDetailsSkeleton() {
  return (
    <Box sx={page} role="status">
      <VisuallyHidden>{t(messages.loadingOrder)}</VisuallyHidden>
      <h1>
        <VisuallyHidden>{t(messages.orderDetails)}</VisuallyHidden>
        <Skeleton width="min(22rem, 90%)" height="2.5rem" />
      </h1>
      <Skeleton height="8.5rem" />
      <Box sx={columns}>
        <Skeleton height="24rem" />
        <Skeleton height="18rem" />
      </Box>
    </Box>
  )
}
