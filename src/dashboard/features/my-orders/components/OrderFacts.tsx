import type { Order, OrderRefund, OrderRefundUnderWay } from '@/api'
import { getMaxInstalments } from '@/common/emi'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { TrackingNumber } from '@/dashboard/ui/order/TrackingNumber'
import { formatOrderTotal, formatPayment } from '@/entities/order/lib/amounts'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { countryName, districtName } from '@/shared/lib/localNames'
import * as messages from '../messages'

const formatRefund = (refund: OrderRefund) =>
  t(messages.refundOf)(formatPayment(refund), formatDateTime(refund.refundedAt), refund.reference)

const formatUnderWay = (refund: OrderRefundUnderWay) =>
  t(messages.refundSince)(formatPayment(refund), formatDateTime(refund.requestedAt))

export function PaymentFacts({ order }: { order: Order }) {
  const { payment, paidAt, transactionId, totalAmount, deletedAt } = order
  const { refunds = [], refundsUnderWay = [] } = order
  const months = !payment && !deletedAt && getMaxInstalments(totalAmount)
  const paidFacts = [
    [t(messages.paidOn), formatDateTime(paidAt)],
    [t(messages.transactionId), transactionId],
  ] as const
  return (
    <DescriptionList
      items={[
        [t(payment || deletedAt ? messages.amount : messages.toPay), formatOrderTotal(order)],
        ...(payment ? paidFacts : []),
        [t(messages.instalments), months && t(messages.instalmentMonths)(months)],
        [t(messages.refundOnItsWay), refundsUnderWay.map(formatUnderWay).join('\n')],
        [t(messages.refunded), refunds.map(formatRefund).join('\n')],
      ]}
    />
  )
}

export function DeliveryFacts({ order }: { order: Order }) {
  const { name, address, district, country, mobileNumber, email, contactEmail } = order
  const trackingNumber = order.trackingNumber && <TrackingNumber order={order} />
  return (
    <DescriptionList
      items={[
        [t(messages.name), name],
        [t(messages.address), `${address}\n${districtName(district)}, ${countryName(country)}`],
        [t(messages.mobile), mobileNumber],
        [t(messages.email), contactEmail || email],
        [t(messages.additionalInfo), order.additionalInfo],
        [t(messages.courier), order.courier],
        [t(messages.trackingNumber), trackingNumber],
      ]}
    />
  )
}
