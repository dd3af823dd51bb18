import { findAttribute, toAttributeValue } from '../../../../common/attributes'
import { yesAndNo } from '../../../../common/fieldRow'
import type { Text } from '../../../../common/text'
import { type Attribute, attributes } from '../../../../shop/attributes'
import { toKey } from './toKey'

const isIn = (texts: Text, key: string) => Object.values(texts).some((each) => toKey(each) === key)

const findName = (key: string) =>
  Object.entries(attributes).find(
    ([name, { label }]) => toKey(name) === key || isIn(label, key),
  )?.[0]

const [yes, no] = yesAndNo

/** What the words of a language say, as it is stored: the export writes `5,000 mAh` and `হ্যাঁ`. */
function toStored(attribute: Attribute, text: string): string {
  const key = toKey(text)
  if (attribute.kind === 'number') {
    const unit = Object.values(attribute.unit).find((each) => each && key.endsWith(toKey(each)))
    return unit ? key.slice(0, -toKey(unit).length) : key
  }
  if (attribute.kind === 'yesNo') {
    if (isIn(yes, key)) return 'yes'
    return isIn(no, key) ? 'no' : text
  }
  if (attribute.kind === 'choice') {
    const choices = Object.entries(attribute.choices)
    return choices.find(([value, words]) => toKey(value) === key || isIn(words, key))?.[0] ?? text
  }
  return text
}

/** The attributes of a cell such as `Brand: Dhonira; Battery: 5000`, or the first that the shop does not have in this form. */
export function findAttributes(cell: string): { entries: string[] } | { wrong: string } {
  const values = new Map<string, string>()
  const parts = cell.split(';').map((part) => part.trim())
  for (const part of parts.filter(Boolean)) {
    const end = part.indexOf(':')
    const name = findName(toKey(part.slice(0, end)))
    const attribute = name === undefined ? undefined : findAttribute(name)
    const value = attribute && toAttributeValue(attribute, toStored(attribute, part.slice(end + 1)))
    if (name === undefined || value === undefined || values.has(name)) return { wrong: part }
    values.set(name, value)
  }
  return { entries: [...values].map(([name, value]) => `${name}:${value}`) }
}
