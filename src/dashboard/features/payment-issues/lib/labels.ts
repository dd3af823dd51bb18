import type { PaymentIssue } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export const reasonLabels: Readonly<Record<PaymentIssue['reason'], string>> = {
  orderDeleted: t(messages.orderDeleted),
  duplicate: t(messages.paidTwice),
  wrongAmount: t(messages.wrongAmount),
  wrongCurrency: t(messages.wrongCurrency),
  reusedValidation: t(messages.reusedValidation),
  risky: t(messages.risky),
}
