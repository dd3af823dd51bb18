import { useSearchParams } from 'react-router-dom'
import { type GetPaymentStateApiResponse, useGetPaymentStateQuery } from '@/api'
import { isUuid } from '@/common/isUuid'
import { toPageHead } from '@/common/pageHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language, t } from '@/shared/lib/language'
import { Spinner } from '@/shared/ui/Spinner'
import { PaymentResult } from '@/storefront/features/payment/components/PaymentResult'
import { useResultOrder } from '@/storefront/features/payment/hooks/useResultOrder'
import { paymentLabels } from '@/storefront/features/payment/lib/paymentLabels'
import * as messages from './messages'

function toOutcome(payment: GetPaymentStateApiResponse | undefined) {
  if (payment?.state === 'paid' && !payment.notice) return 'alreadyPaid'
  return payment?.state === 'failed' ? 'declined' : 'notCompleted'
}

/** The order may have been paid on another page of the gateway, so the state is read from the server. */
export function CancelPage() {
  const [searchParams] = useSearchParams()
  const tranId = searchParams.get('payment') ?? ''
  const orderId = searchParams.get('order') ?? ''
  const isPaymentNamed = /^\w{26}$/.test(tranId) && isUuid(orderId)
  const { data, isLoading } = useGetPaymentStateQuery({ tranId }, { skip: !isPaymentNamed })
  const state = toOutcome(data)
  const order = useResultOrder(orderId, isPaymentNamed)
  usePageHead(toPageHead(language, paymentLabels[state].title))

  if (isLoading) return <Spinner size={48} label={t(messages.lookingUpPayment)} />
  return (
    <PaymentResult
      state={state}
      // Its text asks to name it.
      {...(state === 'declined' && { transactionId: tranId })}
      orderId={orderId}
      order={order}
    />
  )
}
