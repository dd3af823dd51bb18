import { shop } from '../../../../../shop/shop.config'

const aliases = Object.entries(shop.categoryAliases)

/** What a product that is edited can be filed under; where it is now always stays among it. */
export function editCategories(present: string): readonly string[] {
  const offered: string[] = shop.productCategories.map(
    (category) => aliases.find(([, ofThis]) => ofThis === category)?.[0] ?? category,
  )
  return offered.includes(present) ? offered : [present, ...offered]
}
