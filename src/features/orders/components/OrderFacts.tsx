import type { Order } from '../../../api'
import { formatDate } from '../../../shared/lib/formatDate'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { Facts } from '../../../shared/ui/facts/Facts'

/** How it was paid, or what is still to be paid. */
export function PaymentFacts({ order }: { order: Order }) {
  const { payment, paidAt, transactionId, totalAmount } = order
  const amount = formatTaka(totalAmount, { hasDecimals: true })
  if (!payment) return <Facts facts={[['To pay', amount]]} />
  return (
    <Facts
      facts={[
        ['Amount', amount],
        ['Paid on', paidAt && formatDate(paidAt, { hasTime: true })],
        ['Transaction ID', transactionId],
      ]}
    />
  )
}

/** Where it goes, and how to reach whoever takes it. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { name, address, district, country, mobileNumber, email, contactEmail } = order
  return (
    <Facts
      facts={[
        ['Name', name],
        ['Address', `${address}\n${district}, ${country}`],
        ['Mobile', mobileNumber],
        ['E-mail', contactEmail || email],
        ['Additional information', order.additionalInfo],
      ]}
    />
  )
}
