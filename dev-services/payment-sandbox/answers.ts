import { isCaptured, type Payment } from './payment'

/** As PHP's `date('Y-m-d H:i:s')` says it in Dhaka. */
const dateOf = (time: number) =>
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

/** What SSLCommerz keeps of a sale. */
const storeShare = (amount: string) => (Number(amount) * 0.975).toFixed(2)

const statusOf = ({ settled, wasValidated }: Payment) =>
  settled?.status === 'VALID' && wasValidated ? 'VALIDATED' : (settled?.status ?? 'PENDING')

/** One try to pay, as every answer and every notice describes it. */
export function describe(payment: Payment): Record<string, string> {
  const { settled, tranId } = payment
  const amount = settled?.amount ?? payment.amount
  const currency = settled?.currency ?? payment.currency
  const isRisky = settled?.isRisky === true
  return {
    status: statusOf(payment),
    tran_date: dateOf(settled?.at ?? payment.at),
    tran_id: tranId,
    val_id: isCaptured(payment) ? payment.settled.valId : '',
    amount,
    store_amount: storeShare(amount),
    currency,
    bank_tran_id: settled?.bankTranId ?? '',
    ...card,
    currency_type: currency,
    currency_amount: amount,
    currency_rate: '1.0000',
    base_fair: '0.00',
    value_a: '',
    value_b: '',
    value_c: '',
    value_d: '',
    risk_level: isRisky ? '1' : '0',
    risk_title: isRisky ? 'Not Safe' : 'Safe',
  }
}

const problems = {
  FAILED: 'Card declined by the issuing bank',
  CANCELLED: 'Cancelled by the customer',
  EXPIRED: 'The session expired',
  VALID: '',
} as const

/** What is posted to the shop, by the customer's browser and by the notice alike. */
export function noticeOf(payment: Payment, storeId: string): Record<string, string> {
  const error = problems[payment.settled?.status ?? 'VALID']
  const notice = { ...describe(payment), store_id: storeId, error }
  // A notice tells of the payment, never of who has asked since.
  return { ...notice, status: payment.settled?.status ?? 'PENDING' }
}
