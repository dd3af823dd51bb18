import type { PaymentIssue } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'

export const reasonWords: Readonly<Record<PaymentIssue['reason'], string>> = {
  orderDeleted: 'Order deleted',
  duplicate: 'Paid twice',
  wrongAmount: 'Wrong amount',
  wrongCurrency: 'Wrong currency',
  reusedValidation: 'Validation used before',
  risky: 'Risky payment',
}

/** The sum as it was captured. */
export const formatMoney = ({ amount, currency }: Pick<PaymentIssue, 'amount' | 'currency'>) =>
  currency === 'BDT'
    ? formatTaka(amount, { hasDecimals: true })
    : `${currency} ${amount.toFixed(2)}`
