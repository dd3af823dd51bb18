import { choice, day, defineList, due, flag, text } from '@/dashboard/tables/defineList'
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

export const orderList = defineList(sorts, {
  status: choice('Status', statuses, { isPinned: true }),
  payment: flag('Payment', 'Paid', 'Pending', { isPinned: true }),
  needsAttention: flag('Needs attention', 'Yes, including deleted orders', 'No'),
  riskFlag: flag('Risk', 'Flagged', 'Not flagged'),
  due: due('Delivery due'),
  refundDue: flag('Refund', 'Due', 'Not due'),
  reviewed: flag('Review', 'Reviewed', 'Not reviewed'),
  district: choice('District', shop.districts),
  email: text('E-mail starts with', { minLength: 3 }),
  from: day('Placed from'),
  to: day('Placed until'),
})
