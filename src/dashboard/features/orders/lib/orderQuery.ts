import { choice, day, defineList, flag, text } from '@/dashboard/tables/defineList'
import { shop } from '@/shop/shop.config'

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

const dues = ['overdue', 'today', 'later'] as const
const dueLabels = { overdue: 'Overdue', today: 'Today', later: 'Later' }

export const orderList = defineList(sorts, {
  status: choice('Status', statuses, { isPinned: true }),
  payment: flag('Payment', 'Paid', 'Pending', { isPinned: true }),
  needsAttention: flag('Needs attention', 'Yes, including deleted orders', 'No'),
  riskFlag: flag('Risk', 'Flagged', 'Not flagged'),
  due: choice('Delivery due', dues, { toLabel: (due) => dueLabels[due] }),
  refundDue: flag('Refund', 'Due', 'Not due'),
  reviewed: flag('Review', 'Reviewed', 'Not reviewed'),
  district: choice('District', shop.districts),
  email: text('E-mail starts with', { minLength: 3 }),
  from: day('Placed from'),
  to: day('Placed until'),
})
