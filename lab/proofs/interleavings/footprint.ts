import type { Client } from 'pg'

/** Tables that a statement reads, locks rows of or writes, also by triggers, foreign keys and functions. */
export type Touched = {
  reads: ReadonlySet<string>
  /** Rows held against other writers; advisory locks too. */
  locks: ReadonlySet<string>
  /** Rows held only against being deleted or locked: foreign keys, `for share`. */
  shares: ReadonlySet<string>
  writes: ReadonlySet<string>
  /** Tables that only get new rows, with no unique key: two such writers never meet. */
  appends: ReadonlySet<string>
}

type Schema = {
  tables: ReadonlySet<string>
  /** Views and functions by name, with their source. */
  sources: ReadonlyMap<string, string>
  triggers: readonly { table: string; event: Event; function: string; isDeferred: boolean }[]
  foreignKeys: readonly { child: string; parent: string }[]
}

type Event = 'insert' | 'update' | 'delete'

type Found = { [Kind in keyof Touched]: Set<string> } & { deferred: Set<string> }

const appendOnly = new Set([
  'changes',
  'audit_log',
  'pending_order_stats',
  'pending_row_counts',
  'pending_sales',
])

/** What the shop's own code never reads back: the event streams follow it. */
const ignored = new Set(['changes'])

const writePatterns: readonly [Event, RegExp][] = [
  ['insert', /\binsert\s+into\s+"?(\w+)/g],
  ['update', /(?<!\bfor\s+(?:no\s+key\s+)?|\bdo\s+|\bon\s+)\bupdate\s+"?(\w+)/g],
  ['delete', /\bdelete\s+from\s+"?(\w+)/g],
]
const upsert = /\binsert\s+into\s+"?(\w+)[^;]*?\bdo\s+update\b/g
const strongLock = /\bfor\s+(no\s+key\s+)?update\b/
const shareLock = /\bfor\s+(key\s+)?share\b/

/** A call of another service, which is parked like a statement. */
const outside = /^(gateway|mail) /

const emptyFound = (): Found => ({
  reads: new Set(),
  locks: new Set(),
  shares: new Set(),
  writes: new Set(),
  appends: new Set(),
  deferred: new Set(),
})

function addAll(target: Found, other: Found) {
  for (const kind of ['reads', 'locks', 'shares', 'writes', 'appends', 'deferred'] as const) {
    for (const name of other[kind]) target[kind].add(name)
  }
}

/**
 * Finds the tables that statements touch by their text and the catalogue of the database. It errs on the safe side: a name that
 * merely looks like a table counts as one.
 */
export function createFootprints(schema: Schema) {
  const known = new Map<string, Found>()

  function find(text: string): Found {
    const before = known.get(text)
    if (before) return before
    const found = emptyFound()
    // Set before the rest, since functions may call each other.
    known.set(text, found)
    const lower = text.toLowerCase()
    if (outside.test(text)) found.writes.add(text)
    const names = new Set(lower.match(/\b[a-z_]+\b/g))
    const mentioned = [...names].filter((name) => schema.tables.has(name) && !ignored.has(name))
    // A log that is only added to is not read.
    const added = [...lower.matchAll(/\binsert\s+into\s+"?(\w+)/g)].map(([, table]) => table)
    const isOnlyAdded = (name: string) =>
      appendOnly.has(name) &&
      added.filter((table) => table === name).length ===
        [...lower.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length
    for (const name of mentioned) if (!isOnlyAdded(name)) found.reads.add(name)
    for (const name of names) {
      const source = schema.sources.get(name)
      if (source !== undefined) addAll(found, find(source))
    }
    if (strongLock.test(lower)) for (const name of mentioned) found.locks.add(name)
    else if (shareLock.test(lower)) for (const name of mentioned) found.shares.add(name)
    if (lower.includes('pg_advisory') || lower.includes('pg_try_advisory')) {
      found.locks.add(`advisory ${/hashtext\w*\((?:'([^']*)')?/.exec(lower)?.[1] ?? ''}`)
    }
    for (const [event, pattern] of writePatterns) {
      for (const [, table = ''] of lower.matchAll(pattern)) addWrite(found, table, event)
    }
    for (const [, table = ''] of lower.matchAll(upsert)) addWrite(found, table, 'update')
    return found
  }

  function addWrite(found: Found, table: string, event: Event) {
    if (!schema.tables.has(table) || ignored.has(table)) return
    const isAppend = event === 'insert' && appendOnly.has(table)
    found[isAppend ? 'appends' : 'writes'].add(table)
    for (const trigger of schema.triggers) {
      if (trigger.table !== table || trigger.event !== event) continue
      if (trigger.isDeferred) found.deferred.add(trigger.function)
      else addAll(found, find(schema.sources.get(trigger.function) ?? ''))
    }
    for (const { child, parent } of schema.foreignKeys) {
      if (child === table && event !== 'delete') found.shares.add(parent)
      if (parent === table && event === 'delete') found.writes.add(child)
    }
  }

  /** What deferred triggers do when the transaction of these statements commits. */
  function findDeferred(texts: readonly string[]): Touched {
    const found = emptyFound()
    for (const text of texts) {
      for (const name of find(text).deferred) addAll(found, find(schema.sources.get(name) ?? ''))
    }
    return found
  }

  return { touchedBy: (text: string): Touched => find(text), findDeferred }
}

export type Footprints = ReturnType<typeof createFootprints>

export async function readSchema(client: Client): Promise<Schema> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const sources = await client.query<{ name: string; source: string }>(
    `select proname as name, coalesce(prosrc, '') as source from pg_proc where pronamespace = 'public'::regnamespace
       and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
     union all
     select viewname, definition from pg_views where schemaname = 'public'`,
  )
  const triggers = await client.query<{
    table: string
    type: number
    function: string
    isDeferred: boolean
  }>(
    `select c.relname as table, t.tgtype as type, p.proname as function, t.tgdeferrable as "isDeferred"
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  const keys = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const events: readonly [number, Event][] = [
    [4, 'insert'],
    [8, 'delete'],
    [16, 'update'],
  ]
  return {
    tables: new Set(tables.rows.map(({ name }) => name)),
    sources: new Map(sources.rows.map(({ name, source }) => [name, source])),
    triggers: triggers.rows.flatMap(({ type, ...trigger }) =>
      events.flatMap(([bit, event]) => (type & bit ? [{ ...trigger, event }] : [])),
    ),
    foreignKeys: keys.rows,
  }
}

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  for (const name of one) if (other.has(name)) return true
  return false
}

/** A statement with what its transaction holds when it ends: then others see it, or get its locks. */
export type StepFootprint = {
  touched: Touched
  /** Tables whose changes become visible to others by this step. */
  publishes: ReadonlySet<string>
  /** Tables whose locks end with this step. */
  releases: ReadonlySet<string>
  /** Tables of whose rows this step ends only a share. */
  releasesShares: ReadonlySet<string>
}

/** Uncommitted writes are invisible, so a reader meets them only when they are published. */
function affects(
  { touched, publishes, releases, releasesShares }: StepFootprint,
  { touched: { reads, locks, shares, writes } }: StepFootprint,
) {
  const meetsAny = (tables: ReadonlySet<string>, others: readonly ReadonlySet<string>[]) =>
    others.some((other) => meet(tables, other))
  return (
    meetsAny(touched.locks, [locks, writes, shares]) ||
    meetsAny(touched.writes, [locks, writes, shares]) ||
    meetsAny(publishes, [reads, locks, writes, shares]) ||
    meetsAny(releases, [locks, writes, shares]) ||
    meetsAny(releasesShares, [locks, writes])
  )
}

/** Whether the order of two steps of different lanes may matter. */
export const areDependent = (one: StepFootprint, other: StepFootprint) =>
  affects(one, other) || affects(other, one)

const nothing: ReadonlySet<string> = new Set()
const nothingEnds = { publishes: nothing, releases: nothing, releasesShares: nothing }

const isBegin = (text: string) => /^(begin|start transaction)/.test(text)
const isEnd = (text: string) => /^(commit|rollback)$/.test(text)

/** Follows the transactions of a lane, to give each of its steps a footprint. */
export function createFollower({ touchedBy, findDeferred }: Footprints) {
  let open: string[] | undefined

  function withEnd(
    touched: Touched,
    texts: readonly string[],
    isPublishing: boolean,
  ): StepFootprint {
    const parts = [touched, ...texts.map(touchedBy)]
    const union = (kinds: readonly (keyof Touched)[]) =>
      new Set(parts.flatMap((part) => kinds.flatMap((kind) => [...part[kind]])))
    return {
      touched,
      publishes: isPublishing ? union(['writes', 'appends']) : nothing,
      releases: union(['locks', 'writes']),
      releasesShares: union(['shares']),
    }
  }

  return {
    /** The footprint of the lane's next statement. */
    peek(text: string): StepFootprint {
      if (isEnd(text) && open) {
        return withEnd(findDeferred(open), open, text === 'commit')
      }
      const touched = touchedBy(text)
      if (open || isBegin(text)) return { touched, ...nothingEnds }
      return withEnd(touched, [], true)
    },
    advance(text: string) {
      if (isBegin(text)) open = []
      else if (isEnd(text)) open = undefined
      else open?.push(text)
    },
  }
}
