import { type Tag, toCategoryTag } from '../../../../contract/tags'
import { type CategoryNode, shop } from '../../../../shop/shop.config'

const lower = (name: string) => name.trim().toLowerCase()

const knownCategories = [...shop.productCategories, ...Object.keys(shop.categoryAliases)].map(lower)

const aliases = Object.entries(shop.categoryAliases).map(
  ([alias, name]) => [lower(alias), lower(name)] as const,
)

/** A category and its aliases, which list the same products. */
function withAliases(name: string): string[] {
  const canonical = aliases.find(([alias]) => alias === name)?.[1] ?? name
  return [
    canonical,
    ...aliases.filter(([, target]) => target === canonical).map(([alias]) => alias),
  ]
}

function findCategoryNode(name: string): CategoryNode | undefined {
  return shop.categoryTree.find((node) => lower(node.name) === name)
}

function findCategoriesUnder(name: string): string[] {
  const children = findCategoryNode(name)?.children.map((child) => lower(child.name)) ?? []
  const names = [name, ...children].flatMap(withAliases)
  return [...new Set(names)].filter((each) => knownCategories.includes(each))
}

const categoriesByPage = new Map(
  [
    ...knownCategories,
    ...aliases.map(([, name]) => name),
    ...shop.categoryTree.map(({ name }) => lower(name)),
  ]
    .map((name) => [name, findCategoriesUnder(name)] as const)
    .filter(([, categories]) => categories.length > 0),
)

/**
 * Returns the lower-case categories whose products a category page lists, a parent's with all its children; undefined if the
 * shop has no such category.
 */
export const categoriesUnder = (name: string): string[] | undefined =>
  categoriesByPage.get(lower(name))

export const isProductCategory = (name: string) => knownCategories.includes(lower(name))

const parents = [...categoriesByPage].map(
  ([page, categories]) => [toCategoryTag(page), categories.map(toCategoryTag)] as const,
)

/** A change of a category also changes what its parent and its aliases list. */
export function withParentCategories(tags: readonly Tag[]): Tag[] {
  // Most changes are those of carts.
  if (!tags.some((tag) => tag.startsWith('Category/'))) return [...tags]
  const pages = parents.filter(([, categories]) => categories.some((each) => tags.includes(each)))
  return [...new Set([...tags, ...pages.map(([page]) => page)])]
}
