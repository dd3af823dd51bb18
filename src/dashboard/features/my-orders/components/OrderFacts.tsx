import type { Order, OrderRefund, OrderRefundUnderWay } from '@/api'
import { getMaxInstalments } from '@/common/emi'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { formatOrderTotal, formatPayment } from '@/entities/order/lib/amounts'
import { formatDateTime } from '@/shared/lib/formatDate'

const formatRefund = (refund: OrderRefund) =>
  `${formatPayment(refund)} on ${formatDateTime(refund.refundedAt)} (${refund.reference})`

const formatUnderWay = (refund: OrderRefundUnderWay) =>
  `${formatPayment(refund)} since ${formatDateTime(refund.requestedAt)}`

export function PaymentFacts({ order }: { order: Order }) {
  const { payment, paidAt, transactionId, totalAmount, deletedAt } = order
  const { refunds = [], refundsUnderWay = [] } = order
  const months = !payment && !deletedAt && getMaxInstalments(totalAmount)
  const paidFacts = [
    ['Paid on', formatDateTime(paidAt)],
    ['Transaction ID', transactionId],
  ] as const
  return (
    <DescriptionList
      items={[
        [payment || deletedAt ? 'Amount' : 'To pay', formatOrderTotal(order)],
        ...(payment ? paidFacts : []),
        ['Instalments', months && `Up to ${months} months (EMI), with banks that offer it`],
        ['Refund on its way', refundsUnderWay.map(formatUnderWay).join('\n')],
        ['Refunded', refunds.map(formatRefund).join('\n')],
      ]}
    />
  )
}

export function DeliveryFacts({ order }: { order: Order }) {
  const { name, address, district, country, mobileNumber, email, contactEmail } = order
  return (
    <DescriptionList
      items={[
        ['Name', name],
        ['Address', `${address}\n${district}, ${country}`],
        ['Mobile', mobileNumber],
        ['E-mail', contactEmail || email],
        ['Additional information', order.additionalInfo],
      ]}
    />
  )
}
