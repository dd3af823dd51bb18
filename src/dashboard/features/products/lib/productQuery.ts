import { productFields } from '@/common/productFields'
import { amount, choice, defineList, flag } from '@/dashboard/tables/defineList'
import { categoryName } from '@/shared/lib/categoryName'
import { t } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'

const sorts = ['productName', 'category', 'price', 'inStock', 'createdAt', 'sold'] as const

const filters = {
  category: choice(t(productFields.category.label), shop.productCategories, {
    isPinned: true,
    toLabel: categoryName,
  }),
  inStock: flag(t(productFields.inStock.label), t(messages.inStock), t(messages.outOfStock), {
    isPinned: true,
  }),
  discounted: flag(t(messages.discount), t(messages.discounted), t(messages.fullPrice)),
  minPrice: amount(t(messages.priceFrom)),
  maxPrice: amount(t(messages.priceUpTo)),
}

export const productList = defineList(sorts, filters, [
  { name: t(messages.outOfStock), filters: { inStock: 'false' } },
])
