import { useEffect, useEffectEvent, useState } from 'react'
import {
  isApiProblem,
  isSessionExpired,
  messageOf,
  type Order,
  shopApi,
  useCreatePaymentSessionMutation,
} from '@/api'
import { ButtonWithError } from '@/dashboard/ui/ButtonWithError'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { isOwnOrder } from '@/entities/order/lib/isOwnOrder'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { redirectToGateway } from '../lib/redirectToGateway'
import * as messages from '../messages'

const redirectTimeout = 30_000

/** Leads to the payment gateway's page. Renders nothing for a paid order or another user's order. */
export function PayNowButton({ order }: { order: Order }) {
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUserEmail)
  const [openSession, session] = useCreatePaymentSessionMutation()
  const [isRedirecting, setIsRedirecting] = useState(false)
  const isBusy = session.isLoading || isRedirecting

  const refetchOrder = () =>
    dispatch(shopApi.util.invalidateTags([{ type: 'Order', id: order._id }]))

  // The back/forward cache restores the page as it was left: busy, and with the order from before the payment.
  const handleReturn = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || !isRedirecting) return
    setIsRedirecting(false)
    refetchOrder()
  })
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => handleReturn(event)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  // The user can stop the browser while the gateway's page loads.
  useEffect(() => {
    if (!isRedirecting) return
    const timer = setTimeout(() => setIsRedirecting(false), redirectTimeout)
    return () => clearTimeout(timer)
  }, [isRedirecting])

  async function pay() {
    if (isBusy) return
    setIsRedirecting(true)
    try {
      const { url } = await openSession({ body: order }).unwrap()
      redirectToGateway(url)
    } catch (error) {
      setIsRedirecting(false)
      if (!isApiProblem(error)) console.error("The gateway's page could not be opened:", error)
      else if (isAlreadyPaid(error)) {
        showToast(error.message, 'info')
        refetchOrder()
      }
    }
  }

  if (order.payment || !isOwnOrder(order, email)) return null
  return (
    <ButtonWithError
      variant="contained"
      isBusy={isBusy}
      errorText={getErrorText(session.error)}
      onClick={() => void pay()}
    >
      {t(messages.payNow)}
    </ButtonWithError>
  )
}

const isAlreadyPaid = (error: unknown) => isApiProblem(error) && error.code === 'already_paid'

function getErrorText(error: unknown): string | undefined {
  return !error || isSessionExpired(error) || isAlreadyPaid(error) ? undefined : messageOf(error)
}
