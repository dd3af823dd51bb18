import { amount, choice, defineList, flag } from '@/dashboard/tables/defineList'
import { shop } from '@/shop/shop.config'

const sorts = ['productName', 'category', 'price', 'inStock', 'createdAt', 'sold'] as const

export const productList = defineList(sorts, {
  category: choice('Category', shop.productCategories, { isPinned: true }),
  inStock: flag('Stock', 'In Stock', 'Out of Stock', { isPinned: true }),
  discounted: flag('Discount', 'Discounted', 'Full price'),
  minPrice: amount('Price from'),
  maxPrice: amount('Price up to'),
})
