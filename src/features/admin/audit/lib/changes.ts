import type { AuditEntry } from '../../../../api'
import { formatValue, toLabel } from './auditLabels'

export type Change = { name: string; before: string; after: string }

export function getChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    name: toLabel(name),
    before: formatValue(before[name]),
    after: formatValue(after[name]),
  }))
}

export function summarizeChanges(entry: Pick<AuditEntry, 'before' | 'after'>): string {
  return getChanges(entry)
    .map(({ name, before, after }) => `${name}: ${before} → ${after}`)
    .join(', ')
    .replace(/\s+/g, ' ')
}
