import { mobileWallets } from '../../shop/paymentMethods'
import type { Outcome, RefundEffect } from './ledger'

export type CardForm = {
  number?: string
  holder?: string
  expiry?: string
  code?: string
  /** Number of monthly instalments, empty or missing to pay at once. */
  instalments?: string
  /** The button that was pressed, if not Pay. */
  outcome?: string
}

type CardOutcome = { status: Outcome; isRisky?: boolean; refundEffect?: RefundEffect }

export const testCards: readonly { number: string; effect: string; outcome: CardOutcome }[] = [
  { number: '4111 1111 1111 1111', effect: 'Pays', outcome: { status: 'VALID' } },
  {
    number: '4000 0000 0000 9235',
    effect: 'Pays, marked as risky',
    outcome: { status: 'VALID', isRisky: true },
  },
  {
    number: '4000 0000 0000 5126',
    effect: 'Pays; the bank cancels its first refund',
    outcome: { status: 'VALID', refundEffect: 'cancelled' },
  },
  {
    number: '4000 0000 0000 7726',
    effect: 'Pays; its refund is made, but not confirmed at once',
    outcome: { status: 'VALID', refundEffect: 'unanswered' },
  },
  { number: '4000 0000 0000 0002', effect: 'Declined', outcome: { status: 'FAILED' } },
]

const buttons = new Map<string, CardOutcome>([
  ...mobileWallets.map((name) => [name, { status: 'VALID' }] as const),
  ['risky', { status: 'VALID', isRisky: true }],
  ['decline', { status: 'FAILED' }],
  ['cancel', { status: 'CANCELLED' }],
  ['expire', { status: 'EXPIRED' }],
])

const digitsOf = (text = '') => text.replace(/\D/g, '')

function isInFuture(expiry: string): boolean {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? []
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1)
  return Number(month) >= 1 && Number(month) <= 12 && firstDayAfter > new Date()
}

export function checkCard({ number, expiry = '', code = '', holder = '', outcome }: CardForm) {
  const card = testCards.find((each) => digitsOf(each.number) === digitsOf(number))
  const errors: Partial<Record<keyof CardForm, string>> = {
    ...(!card && { number: 'Only the test cards below work here.' }),
    ...(!isInFuture(expiry) && { expiry: 'Month and year, like 12/34, not in the past.' }),
    ...(!/^\d{3,4}$/.test(code.trim()) && { code: 'Three or four digits.' }),
    ...(!holder.trim() && { holder: 'The name on the card.' }),
  }
  const isValid = Object.keys(errors).length === 0
  return { errors, outcome: buttons.get(outcome ?? '') ?? (isValid ? card?.outcome : undefined) }
}
