import { shop } from '@/shop/shop.config'

const numbers = new Intl.NumberFormat(shop.locale)

export const formatCount = (value: number) => numbers.format(value)
