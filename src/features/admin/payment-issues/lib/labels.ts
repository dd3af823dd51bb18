import type { PaymentIssue } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'

export const reasonLabels: Readonly<Record<PaymentIssue['reason'], string>> = {
  orderDeleted: 'Order deleted',
  duplicate: 'Paid twice',
  wrongAmount: 'Wrong amount',
  wrongCurrency: 'Wrong currency',
  reusedValidation: 'Validation ID reused',
  risky: 'Risky payment',
}

export const formatMoney = ({ amount, currency }: Pick<PaymentIssue, 'amount' | 'currency'>) =>
  currency === 'BDT'
    ? formatTaka(amount, { hasDecimals: true })
    : `${currency} ${amount.toFixed(2)}`
