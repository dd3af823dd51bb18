import { sql } from 'kysely'
import type { components } from '../../contract/generated/types'
import { type Days, withinDays } from '../../listing/days'
import {
  allOf,
  type Direction,
  type Listing,
  matchesText,
  precomputedRowCount,
  startsWithText,
  whenSet,
} from '../../listing/listing'

type AuditEntry = components['schemas']['AuditEntry']

export type AuditFilter = Days & {
  search?: string
  action?: AuditEntry['action']
  subject?: string
  /** Prefix of the actor's e-mail. */
  email?: string
  order?: Direction
}

type AuditRow = Pick<AuditEntry, 'action' | 'subject' | 'label' | 'before' | 'after'> & {
  id: number
  at: Date
  actor: string
  actor_name: string | null
}

const log = sql`audit_log a`

const toAuditEntry = ({ id, at, actor_name, ...row }: AuditRow): AuditEntry => ({
  ...row,
  ...(actor_name !== null && { actorName: actor_name }),
  _id: String(id),
  at: at.toISOString(),
})

export const auditSelection = {
  columns: sql`a.id, a.at, a.actor_email as actor,
    (select nullif(u.name, 'anonymous') from users u where u.id = a.actor_id) as actor_name,
    a.action, a.subject, a.label,
    coalesce(a.details -> 'before', '{}') as before, coalesce(a.details -> 'after', '{}') as after`,
  from: log,
  read: toAuditEntry,
}

// The expressions of the indexes.
const searched = {
  anywhere: "lower(a.label || ' ' || a.subject || ' ' || coalesce(a.actor_email, ''))",
  name: 'lower(a.label) collate "C"',
}

export function auditListing(filter: AuditFilter): Listing {
  const { search = '', action, subject, email, order, ...days } = filter
  const isSearched = search.trim() !== ''
  const filters = [
    ...(isSearched ? [matchesText(search, searched)] : []),
    ...whenSet(action, (name) => sql`a.action = ${name}`),
    ...whenSet(subject, (name) => sql`a.subject = ${name}`),
    ...whenSet(email, (start) => startsWithText('a.actor_email collate "C"', start)),
    ...withinDays('a.at', days),
  ]
  return {
    from: log,
    id: 'a.id',
    where: allOf(filters),
    columns: ['a.at', 'a.id'],
    direction: order ?? 'desc',
    isSearch: isSearched,
    ...(filters.length === 0 && { precomputedTotal: precomputedRowCount('audit_log') }),
  }
}
