import { type CategoryNode, shop } from '../../../../shop/shop.config'

export type CategoryPlace = {
  /** The name as the shop writes it. */
  title: string
  parent?: CategoryNode
  /** Where one may want to go from here: its children, or those beside it. */
  nearby: readonly CategoryNode[]
  /** Whether what is nearby are the shop's main categories. */
  isTopLevel: boolean
}

const lower = (name: string) => name.trim().toLowerCase()
const tree: readonly CategoryNode[] = shop.categoryTree
const spellings = [...shop.productCategories, ...Object.keys(shop.categoryAliases)]

function canonical(name: string): string {
  const alias = Object.entries(shop.categoryAliases).find(([each]) => lower(each) === name)
  return lower(alias?.[1] ?? name)
}

function capitalised(name: string): string {
  return name.replace(/(^|[\s&])(\p{L})/gu, (match) => match.toUpperCase())
}

/** Names come in lower case from addresses; the shop knows how its own are written. */
export function categoryTitle(name: string): string {
  const wanted = lower(name)
  return spellings.find((each) => lower(each) === wanted) ?? capitalised(wanted)
}

/** Where in the shop's tree a category of an address stands. */
export function categoryPlace(name: string): CategoryPlace {
  const wanted = canonical(lower(name))
  const title = categoryTitle(name)
  const isWanted = (node: CategoryNode) => lower(node.name) === wanted
  const children = tree.find(isWanted)?.children ?? []
  const parent = tree.find((node) => node.children.some(isWanted))
  const family = parent?.children ?? children
  return family.length > 0
    ? { title, parent, nearby: family, isTopLevel: false }
    : { title, nearby: tree, isTopLevel: true }
}

/** Whether a link to one of the shop's categories leads to the one of an address. */
export function isSameCategory(one: string, other: string): boolean {
  return canonical(lower(one)) === canonical(lower(other))
}
