import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type ApiProblem,
  isApiProblem,
  isSessionExpired,
  isUnconfirmed,
  messageOf,
  shopApi,
  usePlaceOrderMutation,
} from '@/api'
import { selectUserEmail } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { hashText } from '../lib/hashText'
import { type OrderContent, type OrderLine, toOrderContent, toOrderInput } from '../lib/order'
import * as messages from '../messages'
import {
  attemptRejected,
  orderAttempted,
  orderPlaced,
  orderUnconfirmed,
  ownerOf,
  selectAttempt,
  selectPlacedKey,
} from '../model/checkoutSlice'
import type { DeliveryValues } from '../model/delivery'

type Options = {
  /** Gets the idempotency key, which the order has. */
  onPlaced: (key: string) => void
}

/** Codes for an idempotency key that cannot place an order any more. */
const usedKeyCodes = ['key_reused', 'order_deleted']

/** Places each order once, however often it is sent. */
export function usePlaceOrder<Line extends OrderLine>({ onPlaced }: Options) {
  const dispatch = useAppDispatch()
  const email = useAppSelector(selectUserEmail)
  const attempt = useAppSelector(selectAttempt)
  const placedKey = useAppSelector(selectPlacedKey)
  const [send] = usePlaceOrderMutation()
  const [isPlacing, setIsPlacing] = useState(false)
  const [problem, setProblem] = useState<ApiProblem>()
  /** What was ordered last, unless the server rejected it: the cart may be empty already. */
  const [sent, setSent] = useState<readonly Line[]>()
  const isUnderWay = useRef(false)
  const isNotPlaced = attempt?.status === 'missing' && !isPlacing

  const [firstPlacedKey] = useState(placedKey)
  const handlePlaced = useEffectEvent(onPlaced)
  // Also if it turns out to be placed without a response, or in another tab.
  useEffect(() => {
    if (placedKey && placedKey !== firstPlacedKey) handlePlaced(placedKey)
  }, [placedKey, firstPlacedKey])

  /** The same key for the same order, also after a reload; a new one as soon as the order differs. */
  function getIdempotencyKey(order: OrderContent): string {
    const orderHash = hashText(JSON.stringify([email, order]))
    const key = attempt?.orderHash === orderHash ? attempt.key : nanoid()
    dispatch(orderAttempted({ ownerHash: ownerOf(email), orderHash, key }))
    return key
  }

  async function placeOrder(values: DeliveryValues, lines: readonly Line[]) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPlacing(true)
    setProblem(undefined)
    setSent(lines)
    const order = toOrderContent(values, lines)
    const key = getIdempotencyKey(order)
    try {
      await send({ 'Idempotency-Key': key, orderInput: toOrderInput(order) }).unwrap()
      showToast(t(messages.orderPlaced))
      dispatch(orderPlaced({ key, ownerHash: ownerOf(email) }))
    } catch (error) {
      handleError(error, key)
      setIsPlacing(false)
      isUnderWay.current = false
    }
  }

  function handleError(error: unknown, key: string) {
    if (isSessionExpired(error)) return
    const failure = toApiProblem(error)
    showToast(t(messages.orderFailed), 'error')
    setProblem(failure)
    if (isUnconfirmed(failure)) dispatch(orderUnconfirmed(key))
    else setSent(undefined)
    if (usedKeyCodes.includes(failure.code)) dispatch(attemptRejected())
    // The cart has changed since it was shown.
    if (failure.status === 409) dispatch(shopApi.util.invalidateTags(['Cart', 'Dashboard']))
  }

  return {
    placeOrder,
    /** Stays true until the next page is shown. */
    isPlacing,
    /** Undefined if the cart was ordered otherwise. */
    sent: isNotPlaced ? undefined : sent,
    problem,
    isUnconfirmed: problem !== undefined && isUnconfirmed(problem),
    /** The server was asked, and does not have the order. */
    isNotPlaced,
    clearFieldErrors() {
      if (problem?.fieldErrors) setProblem(undefined)
    },
  }
}

function toApiProblem(error: unknown): ApiProblem {
  if (isApiProblem(error)) return error
  const message = messageOf(error)
  return { status: 0, code: 'unknown', title: message, message }
}
