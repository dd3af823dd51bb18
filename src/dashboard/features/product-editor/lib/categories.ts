import { shop } from '@/shop/shop.config'

const aliases = Object.entries(shop.categoryAliases)

/** Categories to choose from; always includes the product's current one. */
export function getEditCategories(current: string): readonly string[] {
  const offered: string[] = shop.productCategories.map(
    (category) => aliases.find(([, name]) => name === category)?.[0] ?? category,
  )
  return offered.includes(current) ? offered : [current, ...offered]
}
