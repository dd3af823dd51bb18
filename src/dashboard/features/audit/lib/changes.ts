import type { AuditEntry } from '@/api'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import { formatField, nothing, toLabel } from './auditLabels'

export type Change = { name: string; before: string; after: string }

export function getChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = names.map((name) => ({
    name: toLabel(name),
    before: formatField(name, before[name]),
    after: formatField(name, after[name]),
  }))
  // A new item has fields without a value.
  return changes.filter((change) => change.before !== nothing || change.after !== nothing)
}

/** An arrow stands between two values: something that was added has none before, something deleted none after. */
export function summarizeChanges(entry: Pick<AuditEntry, 'before' | 'after'>): string {
  const isDeleted = Object.keys(entry.after).length === 0
  return getChanges(entry)
    .map(({ name, before, after }) => {
      if (isDeleted) return `${name}: ${before}`
      if (after === nothing) return t(messages.removed)(name)
      return before === nothing ? `${name}: ${after}` : `${name}: ${before} → ${after}`
    })
    .join(', ')
    .replace(/\s+/g, ' ')
}
