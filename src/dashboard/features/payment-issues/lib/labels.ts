import type { PaymentIssue } from '@/api'

export const reasonLabels: Readonly<Record<PaymentIssue['reason'], string>> = {
  orderDeleted: 'Order deleted',
  duplicate: 'Paid twice',
  wrongAmount: 'Wrong amount',
  wrongCurrency: 'Wrong currency',
  reusedValidation: 'Validation ID reused',
  risky: 'Risky payment',
}
