import { formatDate } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'

export type FilterOption = { value: string; label: string }

export type FilterDefinition = {
  label: string
  /** Shown in the bar; the others are in the filter dialog. */
  isPinned?: boolean
} & (
  | { kind: 'choice'; options: readonly FilterOption[] }
  | { kind: 'text'; hint?: string; minLength?: number; pattern?: RegExp }
  | { kind: 'amount' }
  | { kind: 'day' }
)

/** A filter; its value is a string in the URL, empty if it is not set. */
export type FilterField = FilterDefinition & { name: string }

const maxTextLength = 200

const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** Whether the server accepts the value: URLs may be edited or cut off, and inputs half filled in. */
export function isValidFilter(field: FilterField, text: string): boolean {
  switch (field.kind) {
    case 'choice':
      return field.options.some(({ value }) => value === text)
    case 'text':
      return (
        text.trim().length >= (field.minLength ?? 1) &&
        text.length <= maxTextLength &&
        (field.pattern?.test(text) ?? true)
      )
    case 'amount':
      return /^\d{1,8}(\.\d{1,2})?$/.test(text)
    case 'day':
      return isDay(text)
  }
}

/** The value of a filter as text on screen. */
export function formatFilter(field: FilterField, text: string): string {
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
