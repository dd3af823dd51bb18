import { useEffect, useEffectEvent, useState } from 'react'
import { isApiProblem, type Order, shopApi, useCreatePaymentSessionMutation } from '../../../api'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { redirectToGateway } from '../lib/redirectToGateway'

/** Milliseconds. */
const longestWay = 30_000

/** Offered to the owner of an unpaid order; asks the server for the gateway's page and goes there. */
export function usePayNow(order: Order) {
  const dispatch = useAppDispatch()
  const email = useAppSelector(({ auth }) => auth.person?.email)
  const [openSession, session] = useCreatePaymentSessionMutation()
  const [isLeaving, setIsLeaving] = useState(false)
  const isBusy = session.isLoading || isLeaving

  const readOrdersAgain = () =>
    dispatch(shopApi.util.invalidateTags([{ type: 'Order', id: order._id }]))

  // The browser's back button brings the page back as it was left: busy, and from before the payment.
  const handleReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || !isLeaving) return
    setIsLeaving(false)
    readOrdersAgain()
  })
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => handleReturn(event)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  // Whoever stops the browser on its way is not kept waiting for good.
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => setIsLeaving(false), longestWay)
    return () => clearTimeout(timer)
  }, [isLeaving])

  async function pay() {
    if (isBusy) return
    setIsLeaving(true)
    try {
      const { url } = await openSession({ body: order }).unwrap()
      redirectToGateway(url)
    } catch (problem) {
      setIsLeaving(false)
      if (!isApiProblem(problem))
        console.error('The page of the gateway cannot be opened:', problem)
      else if (problem.code === 'already_paid') {
        void showToast(problem.message, 'info')
        readOrdersAgain()
      }
    }
  }

  return {
    isOffered: !order.payment && isSameEmail(order.email, email),
    pay: () => void pay(),
    isBusy,
    failure: failureOf(session.error),
  }
}

function isSameEmail(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase()
}

/** In words; a session that has ended is told by a dialog of its own. */
function failureOf(error: unknown): string | undefined {
  if (!isApiProblem(error)) return error ? 'Something went wrong. Please try again.' : undefined
  const isTold = [401, 403].includes(error.status) || error.code === 'already_paid'
  return isTold ? undefined : error.message
}
