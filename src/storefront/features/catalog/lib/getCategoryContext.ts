import { categoryLabel } from '@/common/pageHead'
import { language } from '@/shared/lib/language'
import { type CategoryNode, shop } from '@/shop/shop.config'

export type CategoryContext = {
  /** As the menu names it. */
  title: string
  parent?: CategoryNode
  /** The category's children or, without any, its siblings. */
  nearby: readonly CategoryNode[]
  /** `nearby` are the shop's main categories. */
  isTopLevel: boolean
}

const lower = (name: string) => name.trim().toLowerCase()
const tree: readonly CategoryNode[] = shop.categoryTree

function canonical(name: string): string {
  const alias = Object.entries(shop.categoryAliases).find(([each]) => lower(each) === name)
  return lower(alias?.[1] ?? name)
}

/** The place of a URL's category in the shop's category tree. */
export function getCategoryContext(name: string): CategoryContext {
  const canonicalName = canonical(lower(name))
  const title = categoryLabel(language, name)
  const isMatch = (node: CategoryNode) => lower(node.name) === canonicalName
  const children = tree.find(isMatch)?.children ?? []
  const parent = tree.find((node) => node.children.some(isMatch))
  const family = parent?.children ?? children
  return family.length > 0
    ? { title, parent, nearby: family, isTopLevel: false }
    : { title, nearby: tree, isTopLevel: true }
}

export function isSameCategory(one: string, other: string): boolean {
  return canonical(lower(one)) === canonical(lower(other))
}
