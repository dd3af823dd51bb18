import { nanoid } from '@reduxjs/toolkit'
import { useRef, useState } from 'react'
import { type ApiProblem, isApiProblem, shopApi, usePlaceOrderMutation } from '../../../api'
import { showToast } from '../../../shared/ui/toast'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { hashText } from '../lib/hashText'
import { type OrderLine, type Wanted, wantedOf } from '../lib/order'
import {
  attemptRefused,
  checkoutForgotten,
  orderAttempted,
  selectAttempt,
} from '../model/checkoutSlice'
import type { DeliveryValues } from '../model/delivery'

type Options = { onPlaced: () => void }

/** Whether the order may have been made although we were not told. */
const isUnanswered = ({ status }: ApiProblem) => status === 0 || status >= 500

/** What the server says of a key that can place no order any more. */
const usedKey = ['key_reused', 'order_deleted']

const unknownProblem: ApiProblem = {
  status: 0,
  code: 'unknown',
  title: 'Something went wrong',
  message: 'Something went wrong. Please try again.',
}

/** Places each order once, however often it is sent. */
export function usePlaceOrder<Line extends OrderLine>({ onPlaced }: Options) {
  const dispatch = useAppDispatch()
  const email = useAppSelector(({ auth }) => auth.person?.email)
  const attempt = useAppSelector(selectAttempt)
  const [send] = usePlaceOrderMutation()
  const [isPlacing, setIsPlacing] = useState(false)
  const [problem, setProblem] = useState<ApiProblem>()
  /** What was ordered last, unless the shop refused it: the cart may have become that order. */
  const [sent, setSent] = useState<readonly Line[]>()
  const isUnderWay = useRef(false)

  /** The same for the same order, also after a reload; another one as soon as anything of it differs. */
  function keyFor(wanted: Wanted): string {
    const of = hashText(JSON.stringify([email, wanted]))
    if (attempt?.of === of) return attempt.key
    const key = nanoid()
    dispatch(orderAttempted({ of, key }))
    return key
  }

  async function place(values: DeliveryValues, lines: readonly Line[]) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsPlacing(true)
    setProblem(undefined)
    setSent(lines)
    const wanted = wantedOf(values, lines)
    const orderInput = { ...wanted, status: 'Pending', orderPlaced: new Date().toISOString() }
    try {
      await send({ 'Idempotency-Key': keyFor(wanted), orderInput }).unwrap()
      void showToast('Order placed successfully!')
      dispatch(checkoutForgotten())
      onPlaced()
    } catch (error) {
      handleFailure(isApiProblem(error) ? error : unknownProblem)
      setIsPlacing(false)
      isUnderWay.current = false
    }
  }

  function handleFailure(failure: ApiProblem) {
    // A session that has ended is told by a dialog of its own.
    if (failure.status === 401 || failure.status === 403) return
    void showToast('Failed to place order', 'error')
    setProblem(failure)
    if (!isUnanswered(failure)) setSent(undefined)
    if (usedKey.includes(failure.code)) dispatch(attemptRefused())
    // The cart is another one than the customer saw.
    if (failure.status === 409) dispatch(shopApi.util.invalidateTags(['Cart', 'Dashboard']))
  }

  return {
    place,
    /** Also once it is placed, for as long as the next page is on its way. */
    isPlacing,
    sent,
    problem,
    isUnanswered: problem !== undefined && isUnanswered(problem),
    /** What was objected to has been changed. */
    forgetObjections() {
      if (problem?.fieldErrors) setProblem(undefined)
    },
  }
}
