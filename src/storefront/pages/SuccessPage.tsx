import { useParams } from 'react-router-dom'
import { toPageHead } from '@/common/pageHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language, t } from '@/shared/lib/language'
import { Spinner } from '@/shared/ui/Spinner'
import { PaymentResult } from '@/storefront/features/payment/components/PaymentResult'
import { PaymentUnclear } from '@/storefront/features/payment/components/PaymentUnclear'
import { usePaymentState } from '@/storefront/features/payment/hooks/usePaymentState'
import { useResultOrder } from '@/storefront/features/payment/hooks/useResultOrder'
import { paymentLabels } from '@/storefront/features/payment/lib/paymentLabels'
import * as messages from './messages'

const statesWithOrder = ['paid', 'duplicate', 'open', 'failed', 'cancelled', 'expired']

/** The state is read from the server, since anybody can open this URL. */
export function SuccessPage() {
  const { tranId = '', id = '' } = useParams()
  const { state, transactionId, hasFailed, isFetching, retry } = usePaymentState(tranId)
  const order = useResultOrder(id, state !== undefined && statesWithOrder.includes(state))
  usePageHead(state && toPageHead(language, paymentLabels[state].title))

  if (state) {
    return <PaymentResult state={state} transactionId={transactionId} orderId={id} order={order} />
  }
  if (!hasFailed) return <Spinner size={48} label={t(messages.checkingPayment)} />
  return <PaymentUnclear onRetry={retry} isRetrying={isFetching} />
}
