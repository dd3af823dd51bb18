import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log'
import { noticeOf } from './answers'
import type { Faults } from './faults'
import type { Payment } from './payment'
import { sign } from './signature'

type Options = {
  storeId: string
  storePassword: string
  faults: () => Faults
  log: Log
}

const patience = 5_000

/** Tells the shop of payments, as well or as badly as the faults want it. */
export function createNotifier({ storeId, storePassword, faults, log }: Options) {
  const ending = new AbortController()

  function formOf(payment: Payment): Record<string, string> {
    const form = sign(noticeOf(payment, storeId), storePassword)
    return faults().signature === 'right' ? form : { ...form, verify_sign: '0'.repeat(32) }
  }

  async function post(url: string, form: Record<string, string>) {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(patience), ending.signal]),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn(`The shop answered ${answer.status} to a payment notice`)
    } catch {
      if (!ending.signal.aborted) log.warn('The shop could not be reached with a payment notice')
    }
  }

  async function notify(payment: Payment) {
    const { ipn, ipnDelay, ipnRepeat } = faults()
    const { ipn: url } = payment.urls
    if (ipn === 'drop' || !url) return
    const form = formOf(payment)
    if (ipnDelay > 0) {
      await sleep(ipnDelay, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
    if (ending.signal.aborted) return
    await Promise.all(Array.from({ length: ipnRepeat }, () => post(url, form)))
  }

  return {
    formOf,
    /** Resolves when the customer may go back to the shop. */
    async notify(payment: Payment): Promise<void> {
      const { ipnTiming, ipnDelay } = faults()
      if (ipnTiming === 'beforeRedirect' && ipnDelay === 0) return notify(payment)
      if (ipnDelay > 0) void notify(payment)
      else setTimeout(() => void notify(payment), 500).unref()
    },
    stop: () => ending.abort(),
  }
}
