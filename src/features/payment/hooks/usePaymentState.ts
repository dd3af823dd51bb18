import { useState } from 'react'
import {
  type GetPaymentStateApiResponse,
  isApiProblem,
  useGetPaymentStateQuery,
} from '../../../api'

/** Milliseconds between two questions while the gateway has not made up its mind. */
const pause = 2500

export type PaymentState =
  | 'open'
  | 'paid'
  | 'duplicate'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'unknown'
  | 'underReview'
  | 'refunded'
  | 'orderDeleted'
  | 'paidForDeletedOrder'

function toPaymentState({ state, notice }: GetPaymentStateApiResponse): PaymentState {
  if (notice !== 'orderDeleted') return notice ?? state
  return state === 'paid' || state === 'duplicate' ? 'paidForDeletedOrder' : 'orderDeleted'
}

/** What the server says of a payment; asks again for as long as that can change soon. */
export function usePaymentState(tranId: string) {
  const [pollingInterval, setPollingInterval] = useState(pause)
  const { data, error, isFetching, refetch } = useGetPaymentStateQuery(
    { tranId },
    { pollingInterval, refetchOnMountOrArgChange: true },
  )
  const isUnknown = isApiProblem(error) && error.status === 404
  const state: PaymentState | undefined = isUnknown ? 'unknown' : data && toPaymentState(data)

  const interval = state === undefined || state === 'open' ? pause : 0
  if (interval !== pollingInterval) setPollingInterval(interval)

  return {
    state,
    transactionId: isUnknown ? undefined : data?.transactionId,
    hasFailed: state === undefined && error !== undefined,
    isFetching,
    retry: () => void refetch(),
  }
}
