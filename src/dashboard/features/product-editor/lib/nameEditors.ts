import type { AuditEntry } from '@/api'
import { locale, t } from '@/shared/lib/language'
import * as messages from '../messages'

const listFormat = new Intl.ListFormat(locale)

/** Who changed these fields most recently, by the entries of the product in the audit log, newest first. */
export function nameEditors(
  entries: readonly AuditEntry[],
  fields: readonly string[],
  ownEmail: string | undefined,
): string {
  const editors = fields.flatMap((field) => entries.find(({ after }) => field in after) ?? [])
  const names = editors.map(({ actor, actorName }) =>
    actor === ownEmail ? t(messages.youElsewhere) : (actorName ?? actor),
  )
  return listFormat.format(new Set(names)) || t(messages.anotherAdmin)
}
