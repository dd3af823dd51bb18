import { choice, day, defineList, due, flag, text } from '@/dashboard/tables/defineList'
import * as tables from '@/dashboard/tables/messages'
import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

const sorts = [
  'orderPlaced',
  'name',
  'email',
  'status',
  'payment',
  'totalAmount',
  'deliverBy',
  'paidAt',
] as const
const statuses = ['Pending', 'Delivered'] as const

const filters = {
  status: choice(t(messages.status), statuses, {
    isPinned: true,
    toLabel: (status) => t(status === 'Pending' ? messages.pending : messages.delivered),
  }),
  payment: flag(t(messages.payment), t(messages.paid), t(messages.unpaid), { isPinned: true }),
  needsAttention: flag(t(messages.needsAttention), t(messages.withDeleted), t(messages.no)),
  riskFlag: flag(t(messages.risk), t(messages.flagged), t(messages.notFlagged)),
  due: due(t(messages.deliveryDue)),
  refundDue: flag(t(messages.refund), t(messages.due), t(messages.notDue)),
  reviewed: flag(t(messages.review), t(messages.reviewed), t(messages.notReviewed)),
  district: choice(t(messages.district), shop.districts, { toLabel: districtName }),
  email: text(t(messages.emailStart), { minLength: 3 }),
  from: day(t(messages.placedFrom)),
  to: day(t(messages.placedUntil)),
}

export const orderList = defineList(sorts, filters, [
  { name: t(messages.toDeliver), filters: { status: 'Pending' } },
  { name: t(tables.overdue), filters: { due: 'overdue' } },
  { name: t(messages.notPaidYet), filters: { payment: 'false' } },
  { name: t(messages.needsAttention), filters: { needsAttention: 'true' } },
  { name: t(messages.reviews), filters: { reviewed: 'true' } },
])
