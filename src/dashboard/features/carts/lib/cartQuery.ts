import { defineList, text } from '@/dashboard/tables/defineList'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

const sorts = ['author', 'name', 'price', 'quantity', 'cartAdded'] as const

export const cartList = defineList(sorts, {
  email: text(t(messages.emailFilter), { minLength: 3 }),
  product: text(t(messages.product), { hint: t(messages.productName) }),
})
