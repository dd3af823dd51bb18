import { createHash } from 'node:crypto'
import type { Log } from '../log'
import { type Faults, faultsOf } from './faults'
import { isCaptured, type Payment } from './ledger'

/** In Dhaka, as PHP's `date('Y-m-d H:i:s')` formats it. */
const formatDate = (time: number) =>
  new Date(time + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const card = {
  card_type: 'VISA-Dutch Bangla',
  card_no: '411111XXXXXX1111',
  card_issuer: 'TEST BANK',
  card_brand: 'VISA',
  card_sub_brand: 'Classic',
  card_issuer_country: 'Bangladesh',
  card_issuer_country_code: 'BD',
}

/** The fields of a payment in API responses and notifications. */
export function describePayment(payment: Payment): Record<string, string> {
  const { settled, tranId, wasValidated } = payment
  const amount = settled?.amount ?? payment.amount
  const currency = settled?.currency ?? payment.currency
  const isRisky = settled?.isRisky === true
  const instalments = settled?.instalments ?? 0
  const status = settled?.status ?? 'PENDING'
  return {
    status: status === 'VALID' && wasValidated ? 'VALIDATED' : status,
    tran_date: formatDate(settled?.at ?? payment.at),
    tran_id: tranId,
    val_id: isCaptured(payment) ? payment.settled.valId : '',
    amount,
    // SSLCommerz keeps 2.5 percent.
    store_amount: (Number(amount) * 0.975).toFixed(2),
    currency,
    bank_tran_id: settled?.bankTranId ?? '',
    ...card,
    currency_type: currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    emi_instalment: String(instalments),
    emi_amount: instalments > 0 ? (Number(amount) / instalments).toFixed(2) : '0.00',
    emi_description: instalments > 0 ? `${instalments} monthly instalments` : '',
    emi_issuer: instalments > 0 ? card.card_issuer : '',
    value_a: '',
    value_b: '',
    value_c: '',
    value_d: '',
    risk_level: isRisky ? '1' : '0',
    risk_title: isRisky ? 'Not Safe' : 'Safe',
  }
}

const errors = {
  FAILED: 'Card declined by the issuing bank',
  CANCELLED: 'Cancelled by the customer',
  EXPIRED: 'The session expired',
  VALID: '',
} as const

const hash = (algorithm: 'md5' | 'sha256', text: string) =>
  createHash(algorithm).update(text).digest('hex')

/** Signs as SSLCommerz does: the sender names the fields that it has signed. */
function sign(fields: Readonly<Record<string, string>>, storePassword: string) {
  const signed: Record<string, string> = { ...fields, store_passwd: hash('md5', storePassword) }
  const text = Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&')
  return {
    ...fields,
    verify_sign: hash('md5', text),
    verify_sign_sha2: hash('sha256', text),
    verify_key: Object.keys(fields).sort().join(','),
  }
}

type NotifierOptions = {
  storeId: string
  storePassword: string
  faults: Faults
  log: Log
}

/** Posts payment notifications (IPN) to the shop, with the configured faults. */
export function createNotifier({ storeId, storePassword, faults, log }: NotifierOptions) {
  const stopping = new AbortController()

  /** What the browser and the notification post to the shop. */
  function formOf(payment: Payment): Record<string, string> {
    const status = payment.settled?.status ?? 'PENDING'
    const error = errors[payment.settled?.status ?? 'VALID']
    const form = sign(
      { ...describePayment(payment), status, store_id: storeId, error },
      storePassword,
    )
    const { signature } = faultsOf(faults, payment.customer)
    return signature === 'right' ? form : { ...form, verify_sign: '0'.repeat(32) }
  }

  async function post(url: string, form: Record<string, string>) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(5_000), stopping.signal]),
      })
      await response.body?.cancel()
      if (!response.ok) log.warn(`The shop returned ${response.status} to a payment notification`)
    } catch {
      if (!stopping.signal.aborted) log.warn('A payment notification could not be delivered')
    }
  }

  return {
    formOf,
    /** Resolves when the customer may return to the shop. */
    async notify(payment: Payment): Promise<void> {
      const { ipn, ipnTiming, ipnDelay, ipnRepeat } = faultsOf(faults, payment.customer)
      const { ipn: url } = payment.urls
      if (ipn === 'drop' || !url) return
      const form = formOf(payment)
      const send = () => Promise.all(Array.from({ length: ipnRepeat }, () => post(url, form)))
      const delay = ipnDelay || (ipnTiming === 'beforeRedirect' ? 0 : 500)
      if (delay === 0) await send()
      else setTimeout(() => void send(), delay).unref()
    },
    stop: () => stopping.abort(),
  }
}

export type Notifier = ReturnType<typeof createNotifier>
