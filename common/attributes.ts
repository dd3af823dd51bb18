import { type Attribute, attributes } from '../shop/attributes'
import { shop } from '../shop/shop.config'
import { formatBengaliNumber, groupDigits } from './bengali'
import { yesAndNo } from './fieldRow'
import { inLanguage, type Language, type Text } from './text'
import { toLatinDigits } from './toLatinDigits'

// The attributes of a product are texts such as `battery:5000`: a name in `shop/attributes.ts`, and the value as it is stored.

const definitions: Readonly<Record<string, Attribute>> = attributes
// In the order of the table.
const names = Object.keys(definitions)

/** As long as a filter of a list may be: `filterPattern` in `listing.ts`, and `AttributeFilter` in the contract. */
export const maxAttributeLength = 60

export const findAttribute = (name: string): Attribute | undefined =>
  Object.hasOwn(definitions, name) ? definitions[name] : undefined

export function splitAttribute(text: string): { name: string; value: string } {
  const end = text.indexOf(':')
  return { name: text.slice(0, end), value: text.slice(end + 1) }
}

type KnownAttribute = { name: string; attribute: Attribute; value: string }

/** Those that the shop still has, in its order. */
export const knownAttributes = (entries: readonly string[]): KnownAttribute[] =>
  entries
    .flatMap((entry) => {
      const { name, value } = splitAttribute(entry)
      const attribute = findAttribute(name)
      return attribute ? { name, attribute, value } : []
    })
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name))

const aliases: Readonly<Record<string, string>> = shop.categoryAliases

/** Those that a product of this category may have, in the order of the table. */
export const attributesOf = (category: string) =>
  Object.entries(definitions).filter(
    ([, { categories }]) =>
      !categories || categories.some((each) => each === (aliases[category] ?? category)),
  )

function formatNumber(language: Language, text: string): string {
  const number = Number(text)
  // In a form.
  if (Number.isNaN(number)) return text
  return language === 'bn' ? formatBengaliNumber(number) : groupDigits(number)
}

/** `5,000 mAh`, `Midnight`, `Yes` */
export function attributeText(language: Language, attribute: Attribute, value: string): string {
  const t = inLanguage(language)
  if (attribute.kind === 'number') {
    return `${formatNumber(language, value)} ${t(attribute.unit)}`.trim()
  }
  if (attribute.kind === 'yesNo') return t(yesAndNo[value === 'yes' ? 0 : 1])
  const known = attribute.kind === 'choice' ? attribute.choices[value] : undefined
  return known ? t(known) : value
}

/** A number of up to seven digits, with two decimals at most. */
const isNumber = /^\d{1,7}(?:\.\d{1,2})?$/
// Semicolons separate attributes in addresses and in cells of a file.
const isText = /^[^;\p{Cc}]+$/u

/** The stored value of what was entered, or undefined if that is none. */
export function toAttributeValue(attribute: Attribute, entered: string): string | undefined {
  const text = entered.trim()
  switch (attribute.kind) {
    case 'number': {
      const digits = toLatinDigits(text).replace(/[,\s]/g, '')
      return isNumber.test(digits) ? `${Number(digits)}` : undefined
    }
    case 'choice':
      return Object.hasOwn(attribute.choices, text) ? text : undefined
    case 'yesNo':
      return text === 'yes' || text === 'no' ? text : undefined
    case 'text':
      return text.length <= maxAttributeLength && isText.test(text) ? text : undefined
  }
}

type AttributeRow = { name: string; label: string; text: string; isTyped: boolean }

/** The rows of the table. What somebody has typed is the same in each language. */
export function attributeRows(language: Language, entries: readonly string[]): AttributeRow[] {
  const t = inLanguage(language)
  return knownAttributes(entries).map(({ name, attribute, value }) => ({
    name,
    label: t(attribute.label),
    text: attributeText(language, attribute, value),
    isTyped: attribute.kind === 'text',
  }))
}

/** `Battery: 5,000 mAh; Colour: Midnight` */
export const attributesLine = (language: Language, entries: readonly string[]) =>
  attributeRows(language, entries)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ')

/** What is wrong with the attributes of a product: the first that the shop does not have, that is there twice or has no such value. */
export function findWrongAttribute(entries: readonly string[]): string | undefined {
  const found = new Set()
  return entries.find((entry) => {
    const { name, value } = splitAttribute(entry)
    const attribute = findAttribute(name)
    const isRight = attribute && !found.has(name) && toAttributeValue(attribute, value) === value
    found.add(name)
    return !isRight
  })
}

export const sortAttributes = (entries: readonly string[]): string[] =>
  knownAttributes(entries).map(({ name, value }) => `${name}:${value}`)

/** The same words in each language, for cells of a file. */
export const attributesCell = (entries: readonly string[]): Text => ({
  en: attributesLine('en', entries),
  bn: attributesLine('bn', entries),
})
