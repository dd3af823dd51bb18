import { getMaxInstalments } from '../../../../shop/emi'
import type { Order } from '../../../api'
import { formatDateTime } from '../../../shared/lib/formatDate'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { DescriptionList } from '../../../shared/ui/description-list/DescriptionList'

export function PaymentFacts({ order }: { order: Order }) {
  const { payment, paidAt, transactionId, totalAmount, deletedAt } = order
  const amount = formatTaka(totalAmount, { hasDecimals: true })
  if (deletedAt && !payment) return <DescriptionList items={[['Amount', amount]]} />
  if (!payment) {
    const months = getMaxInstalments(totalAmount)
    const emi = months && `Up to ${months} months (EMI), with banks that offer it`
    return (
      <DescriptionList
        items={[
          ['To pay', amount],
          ['Instalments', emi],
        ]}
      />
    )
  }
  return (
    <DescriptionList
      items={[
        ['Amount', amount],
        ['Paid on', formatDateTime(paidAt)],
        ['Transaction ID', transactionId],
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
