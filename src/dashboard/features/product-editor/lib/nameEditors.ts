import type { AuditEntry } from '@/api'

const listFormat = new Intl.ListFormat('en-GB')

/** Who changed these fields most recently, by the entries of the product in the audit log, newest first. */
export function nameEditors(
  entries: readonly AuditEntry[],
  fields: readonly string[],
  ownEmail: string | undefined,
): string {
  const editors = fields.flatMap((field) => entries.find(({ after }) => field in after) ?? [])
  const names = editors.map(({ actor, actorName }) =>
    actor === ownEmail ? 'You (in another tab)' : (actorName ?? actor),
  )
  return listFormat.format(new Set(names)) || 'Another admin'
}
