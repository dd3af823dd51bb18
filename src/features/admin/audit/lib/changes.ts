import type { AuditEntry } from '../../../../api'
import { formatField, toLabel } from './auditLabels'

export type Change = { name: string; before: string; after: string }

export function getChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    name: toLabel(name),
    before: formatField(name, before[name]),
    after: formatField(name, after[name]),
  }))
}

/** Something that was added has no values before, something deleted none after. */
export function summarizeChanges(entry: Pick<AuditEntry, 'before' | 'after'>): string {
  const isAdded = Object.keys(entry.before).length === 0
  const isDeleted = Object.keys(entry.after).length === 0
  return getChanges(entry)
    .map(({ name, before, after }) => {
      if (isAdded) return `${name}: ${after}`
      return isDeleted ? `${name}: ${before}` : `${name}: ${before} → ${after}`
    })
    .join(', ')
    .replace(/\s+/g, ' ')
}
