import { useParams } from 'react-router-dom'
import { orderPath } from '../../../shop/addresses'
import { toPageHead } from '../../../shop/pageHead'
import { useGetOrderQuery } from '../../api'
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
  const path = useOrderPath(id, state === 'paid' || state === 'duplicate' || state === 'open')
  usePageHead(state && toPageHead(paymentLabels[state].title))

  if (state) return <PaymentResult state={state} transactionId={transactionId} orderPath={path} />
  if (!hasFailed) return <Spinner size={48} label="Checking your payment…" />
  return <PaymentUnclear onRetry={retry} isRetrying={isFetching} />
}

/** The path contains the customer's name, which only the owner may see; a deleted order has no page. */
function useOrderPath(id: string, isLinked: boolean): string {
  const isSignedIn = useAppSelector(selectSessionEmail) !== undefined
  const { data: order } = useGetOrderQuery({ id }, { skip: !isSignedIn || !isLinked })
  return orderPath(order ?? { _id: id, name: 'order' })
}
