import type { AuditEntry } from '../../../../api'
import { textOfValue, wordsOf } from './auditLabels'

export type Change = { name: string; before: string; after: string }

/** What an action has changed, fact by fact. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map((name) => ({
    name: wordsOf(name),
    before: textOfValue(before[name]),
    after: textOfValue(after[name]),
  }))
}

/** In one line. */
export function summaryOf(entry: Pick<AuditEntry, 'before' | 'after'>): string {
  return changesOf(entry)
    .map(({ name, before, after }) => `${name}: ${before} → ${after}`)
    .join(', ')
    .replace(/\s+/g, ' ')
}
