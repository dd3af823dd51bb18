import { formatBengaliNumber } from '@/common/bengali'
import { shop } from '@/shop/shop.config'
import { isBengali } from './language'

const numbers = new Intl.NumberFormat(shop.locale)

export const formatCount = (value: number) =>
  isBengali ? formatBengaliNumber(value) : numbers.format(value)
