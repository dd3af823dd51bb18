import { useState } from 'react'
import { type GetPaymentStateApiResponse, isApiProblem, useGetPaymentStateQuery } from '@/api'

/** In milliseconds, while the payment is pending. */
const pause = 2500

export type PaymentState =
  | GetPaymentStateApiResponse['state']
  | NonNullable<GetPaymentStateApiResponse['notice']>
  | 'unknown'
  | 'paidForDeletedOrder'

function toPaymentState({ state, notice }: GetPaymentStateApiResponse): PaymentState {
  if (notice !== 'orderDeleted') return notice ?? state
  return state === 'paid' || state === 'duplicate' ? 'paidForDeletedOrder' : 'orderDeleted'
}

/** The state of a payment; polls while it is pending. */
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
