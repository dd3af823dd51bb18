import { useParams } from 'react-router-dom'
import { toPageHead } from '../../../shop/pageHead'
import { type Order, useGetOrderQuery } from '../../api'
import { selectSessionEmail } from '../../entities/auth'
import {
  PaymentResult,
  PaymentUnclear,
  paymentLabels,
  usePaymentState,
} from '../../features/payment'
import { usePageHead } from '../../shared/hooks/usePageHead'
import { Spinner } from '../../shared/ui/spinner/Spinner'
import { useAppSelector } from '../../store/hooks'

/** The state is read from the server, since anybody can open this URL. */
export function SuccessPage() {
  const { tranId = '', id = '' } = useParams()
  const { state, transactionId, hasFailed, isFetching, retry } = usePaymentState(tranId)
  const order = useOrder(id, state === 'paid' || state === 'duplicate' || state === 'open')
  usePageHead(state && toPageHead(paymentLabels[state].title))

  if (state) {
    return <PaymentResult state={state} transactionId={transactionId} orderId={id} order={order} />
  }
  if (!hasFailed) return <Spinner size={48} label="Checking your payment…" />
  return <PaymentUnclear onRetry={retry} isRetrying={isFetching} />
}

/** Only the owner may see the order, and a deleted one has no page. */
function useOrder(id: string, isLinked: boolean): Order | undefined {
  const isSignedIn = useAppSelector(selectSessionEmail) !== undefined
  const { currentData } = useGetOrderQuery({ id }, { skip: !isSignedIn || !isLinked })
  return isLinked ? currentData : undefined
}
