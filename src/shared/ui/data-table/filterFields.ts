import { formatDate } from '../../lib/formatDate'
import { formatTaka } from '../../lib/formatTaka'

export type FilterOption = { value: string; label: string }

/** What a table can be narrowed by; its value in the address is a text, empty where it narrows nothing. */
export type FilterField = {
  name: string
  label: string
  /** Stands in the bar; the others are behind a button. */
  isAtHand?: boolean
} & (
  | { kind: 'choice'; options: readonly FilterOption[] }
  | { kind: 'text'; hint?: string; minLength?: number; pattern?: RegExp }
  | { kind: 'amount' }
  | { kind: 'day' }
)

const longestText = 200

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Whether the server can be asked for it: addresses are typed, shared and cut off, and fields are half filled in. */
export function isAskable(field: FilterField, text: string): boolean {
  switch (field.kind) {
    case 'choice':
      return field.options.some(({ value }) => value === text)
    case 'text':
      return (
        text.trim().length >= (field.minLength ?? 1) &&
        text.length <= longestText &&
        (field.pattern?.test(text) ?? true)
      )
    case 'amount':
      return /^\d{1,8}(\.\d{1,2})?$/.test(text)
    case 'day':
      return isDay(text)
  }
}

/** What a filter is set to, in words. */
export function textOfFilter(field: FilterField, text: string): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ value }) => value === text)?.label ?? text
    case 'amount':
      return formatTaka(Number(text))
    case 'day':
      return formatDate(text)
    case 'text':
      return text
  }
}
