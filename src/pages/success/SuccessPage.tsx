import { useParams } from 'react-router-dom'
import { toPageHead } from '../../../common/pageHead'
import {
  PaymentResult,
  PaymentUnclear,
  paymentLabels,
  usePaymentState,
  useResultOrder,
} from '../../features/payment'
import { usePageHead } from '../../shared/hooks/usePageHead'
import { Spinner } from '../../shared/ui/spinner/Spinner'

const statesWithOrder = ['paid', 'duplicate', 'open', 'failed', 'cancelled', 'expired']

/** The state is read from the server, since anybody can open this URL. */
export function SuccessPage() {
  const { tranId = '', id = '' } = useParams()
  const { state, transactionId, hasFailed, isFetching, retry } = usePaymentState(tranId)
  const order = useResultOrder(id, state !== undefined && statesWithOrder.includes(state))
  usePageHead(state && toPageHead(paymentLabels[state].title))

  if (state) {
    return <PaymentResult state={state} transactionId={transactionId} orderId={id} order={order} />
  }
  if (!hasFailed) return <Spinner size={48} label="Checking your payment…" />
  return <PaymentUnclear onRetry={retry} isRetrying={isFetching} />
}
