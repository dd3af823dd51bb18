import { attributes } from '../shop/attributes'
import { attributeRows, findAttribute, splitAttribute } from './attributes'
import { inLanguage, type Language } from './text'

// What the products of a family differ in, and where each choice leads.

type Member = { _id: string; inStock: boolean; attributes: readonly string[] }

export type VariantChoice<Product extends Member> = {
  text: string
  /** The colour as CSS has it. */
  swatch: string | undefined
  product: Product
  isCurrent: boolean
  /** What else is another one there, because there is no product with this choice alone: `10,000 mAh`. */
  besides: string
}

export type VariantGroup<Product extends Member> = {
  label: string
  choices: VariantChoice<Product>[]
}

const variantNames = Object.keys(attributes).filter((name) => findAttribute(name)?.isVariant)

export const isVariantEntry = (entry: string) => variantNames.includes(splitAttribute(entry).name)

const entryOf = (name: string, member: Member) =>
  member.attributes.find((entry) => splitAttribute(entry).name === name) ?? ''

/** Its attributes with these names, as one text. */
const keyOf = (names: readonly string[], member: Member) =>
  names.map((name) => entryOf(name, member)).join('\n')

const isNumber = (name: string) => findAttribute(name)?.kind === 'number'

/** The names of each group: numbers that only differ together, such as memory and storage, are one. */
function findGroups(members: readonly Member[]): string[][] {
  const groups: string[][] = []
  const splitBy = (names: readonly string[]) => {
    const keys = members.map((member) => keyOf(names, member))
    return keys.map((key) => keys.indexOf(key)).join()
  }
  for (const name of variantNames) {
    const entries = members.map((member) => entryOf(name, member)).filter(Boolean)
    if (new Set(entries).size < 2) continue
    const same = groups.find(
      ([first = '']) => isNumber(name) && isNumber(first) && splitBy([first]) === splitBy([name]),
    )
    if (same) same.push(name)
    else groups.push([name])
  }
  return groups
}

function attributeLabel(language: Language, name: string): string {
  const attribute = findAttribute(name)
  return attribute ? inLanguage(language)(attribute.label) : name
}

function rankOf(entry: string): number {
  const { name, value } = splitAttribute(entry)
  const attribute = findAttribute(name)
  return attribute?.kind === 'choice'
    ? Object.keys(attribute.choices).indexOf(value)
    : Number(value)
}

function swatchOf(entry: string): string | undefined {
  const { name, value } = splitAttribute(entry)
  const attribute = findAttribute(name)
  return attribute?.kind === 'choice' ? attribute.swatches?.[value] : undefined
}

/** A group for all that the products differ in. A choice keeps what is chosen in the other groups, the first ones above all. */
export function groupVariants<Product extends Member>(
  language: Language,
  id: string,
  members: readonly Product[],
): VariantGroup<Product>[] {
  const groups = findGroups(members)
  const current = members.find(({ _id }) => _id === id)
  if (!current) return []
  const textOf = (names: readonly string[], member: Member) =>
    attributeRows(language, names.map((name) => entryOf(name, member)).filter(Boolean))
      .map(({ text }) => text)
      .join(' / ')

  return groups.map((names) => {
    const others = groups.filter((other) => other !== names)
    const isKept = (other: readonly string[], member: Member) =>
      keyOf(other, member) === keyOf(other, current)
    const scoreOf = (member: Product) =>
      [...others.map((other) => isKept(other, member)), member === current, member.inStock].reduce(
        (score, is) => score * 2 + Number(is),
        0,
      )

    const [first = ''] = names
    const sorted = members
      .filter((member) => entryOf(first, member) !== '')
      .sort((one, other) => scoreOf(other) - scoreOf(one))
    /** The best of each value. */
    const products = sorted
      .filter(
        (one, index) =>
          sorted.findIndex((each) => keyOf(names, each) === keyOf(names, one)) === index,
      )
      .sort((one, other) => rankOf(entryOf(first, one)) - rankOf(entryOf(first, other)))
    const choices = products.map((product) => ({
      text: textOf(names, product),
      swatch: swatchOf(entryOf(first, product)),
      product,
      isCurrent: keyOf(names, product) === keyOf(names, current),
      besides: others
        .filter((other) => !isKept(other, product))
        .map((other) => textOf(other, product))
        .join(', '),
    }))
    const label = names.map((name) => attributeLabel(language, name)).join(' / ')
    return { label, choices }
  })
}
