import { defineList, text } from '@/dashboard/tables/defineList'

const sorts = ['author', 'name', 'price', 'quantity', 'cartAdded'] as const

export const cartList = defineList(sorts, {
  email: text('E-mail starts with', { minLength: 3 }),
  product: text('Product', { hint: 'Product name' }),
})
