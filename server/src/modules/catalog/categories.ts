import { type CategoryNode, shop } from '../../../../shop/shop.config'

const lower = (name: string) => name.trim().toLowerCase()

const knownCategories = [...shop.productCategories, ...Object.keys(shop.categoryAliases)].map(lower)

const aliases = Object.entries(shop.categoryAliases).map(
  ([alias, name]) => [lower(alias), lower(name)] as const,
)

/** A category and its aliases, which list the same products. */
function withAliases(name: string): string[] {
  const canonical = aliases.find(([alias]) => alias === name)?.[1] ?? name
  return [canonical, ...aliases.filter(([, of]) => of === canonical).map(([alias]) => alias)]
}

function findCategoryNode(name: string): CategoryNode | undefined {
  return shop.categoryTree.find((node) => lower(node.name) === name)
}

/**
 * Returns the lower-case categories whose products a category page lists, a parent's with all its children; undefined if the
 * shop has no such category.
 */
export function categoriesUnder(name: string): string[] | undefined {
  const lowerName = lower(name)
  const children = findCategoryNode(lowerName)?.children.map((child) => lower(child.name)) ?? []
  const names = [lowerName, ...children].flatMap(withAliases)
  const known = [...new Set(names)].filter((each) => knownCategories.includes(each))
  return known.length > 0 ? known : undefined
}

export const isProductCategory = (name: string) => knownCategories.includes(lower(name))
