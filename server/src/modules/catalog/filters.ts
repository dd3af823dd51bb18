import { findAttribute, splitAttribute } from '../../../../common/attributes'
import { inStockFilter } from '../../../../common/listing'
import { attributes } from '../../../../shop/attributes'
import type { ResponseBody } from '../../contract/types'

type ListFilters = ResponseBody<'listCategoryFilters'>

/** A product of the list has one of them. */
export type FilterGroup = { name: string; entries: string[] }

const nameOf = (entry: string) => splitAttribute(entry).name

export const inStock = nameOf(inStockFilter)

export function toFilterGroups(filter = ''): FilterGroup[] {
  const entries = filter.split(';').filter(Boolean)
  const names = [...new Set(entries.map(nameOf))]
  return names.map((name) => ({
    name,
    entries: entries.filter((entry) => nameOf(entry) === name),
  }))
}

/** An attribute that a smaller part of the products has is no filter of the list. */
const minShare = 0.25
const maxFilters = 10
/** Of one attribute: those of most products. */
const maxValues = 12

const filterNames = Object.keys(attributes).filter((name) => findAttribute(name)?.isFilter)

/**
 * What a list can be filtered by, from the number of products with each attribute. That of all products has no name. What is chosen
 * is always among it, so that it can be removed.
 */
export function toListFilters(
  counts: ReadonlyMap<string, number>,
  groups: readonly FilterGroup[],
): ListFilters {
  const total = counts.get('') ?? 0
  const chosen = new Set(groups.flatMap(({ entries }) => entries))
  const entries = [...new Set([...counts.keys(), ...chosen])]
  const countOf = (entry: string) => counts.get(entry) ?? 0

  function valuesOf(name: string) {
    const values = entries
      .filter((entry) => nameOf(entry) === name)
      .sort((one, other) => countOf(other) - countOf(one))
      .filter((entry, index) => index < maxValues || chosen.has(entry))
      .map((entry) => ({ value: splitAttribute(entry).value, count: countOf(entry) }))
    const isNumber = findAttribute(name)?.kind === 'number'
    // In an order of their own: choosing one changes the others' counts, and none should move then.
    return values.sort((one, other) =>
      isNumber
        ? Number(one.value) - Number(other.value)
        : one.value.localeCompare(other.value, 'en'),
    )
  }

  const isChosen = (name: string) => groups.some((group) => group.name === name)
  const inStockCount = countOf(inStockFilter)
  const isStockMixed = inStockCount > 0 && inStockCount < total
  const found = filterNames.flatMap((name) => {
    const values = valuesOf(name)
    const share = values.reduce((sum, { count }) => sum + count, 0) / Math.max(1, total)
    const isUseful = values.length > 1 && share >= minShare
    return isUseful || isChosen(name) ? { name, values } : []
  })
  return [
    ...(isStockMixed || chosen.has(inStockFilter)
      ? [{ name: inStock, values: [{ value: 'yes', count: inStockCount }] }]
      : []),
    ...found.filter(({ name }, index) => index < maxFilters || isChosen(name)),
  ]
}
