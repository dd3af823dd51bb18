import type { Client } from 'pg'

type Event = 'insert' | 'update' | 'delete'

type Schema = {
  tables: ReadonlySet<string>
  /** Views and functions by name, with their source. */
  sources: ReadonlyMap<string, string>
  triggers: readonly { table: string; event: Event; function: string; isDeferred: boolean }[]
  foreignKeys: readonly { child: string; parent: string }[]
}

/**
 * What a step does to tables, also by triggers, foreign keys and functions, each as `writes orders`:
 *
 *   reads, writes
 *   locks      rows held against other writers; advisory locks too
 *   shares     rows held only against being deleted or locked: foreign keys, `for share`
 *   appends    new rows of a table without a unique key: two such writers never meet
 *   defers     a function runs when the transaction commits
 *
 * and when its transaction ends:
 *
 *   publishes  others see what was written
 *   releases   the locks of rows end
 *   unshares   shares end
 */
export type Footprint = ReadonlySet<string>

/** Which steps of another lane a step meets. Uncommitted writes are invisible, so a reader meets them only when they are published. */
const meets: Partial<Record<string, readonly string[]>> = {
  locks: ['locks', 'writes', 'shares'],
  writes: ['locks', 'writes', 'shares'],
  publishes: ['reads', 'locks', 'writes', 'shares'],
  releases: ['locks', 'writes', 'shares'],
  unshares: ['locks', 'writes'],
}

/** What follows for each when the transaction ends. */
const atEnd: Partial<Record<string, readonly string[]>> = {
  locks: ['releases'],
  writes: ['publishes', 'releases'],
  appends: ['publishes'],
  shares: ['unshares'],
}

function parse(entry: string): [kind: string, name: string] {
  const at = entry.indexOf(' ')
  return [entry.slice(0, at), entry.slice(at + 1)]
}

const affects = (one: Footprint, other: Footprint) =>
  [...one].some((entry) => {
    const [kind, name] = parse(entry)
    return meets[kind]?.some((each) => other.has(`${each} ${name}`))
  })

/** Whether the order of two steps of different lanes may matter. */
export const areDependent = (one: Footprint, other: Footprint) =>
  affects(one, other) || affects(other, one)

const appendOnly = new Set([
  'changes',
  'audit_log',
  'pending_order_stats',
  'pending_row_counts',
  'pending_sales',
  'pending_stars',
])

/** What the shop's own code never reads back: the event streams follow it. */
const ignored = 'changes'

const writePatterns: readonly [Event, RegExp][] = [
  ['insert', /\binsert\s+into\s+"?(\w+)/g],
  ['update', /(?<!\bfor\s+(?:no\s+key\s+)?|\bdo\s+|\bon\s+)\bupdate\s+"?(\w+)/g],
  ['update', /\binsert\s+into\s+"?(\w+)[^;]*?\bdo\s+update\b/g],
  ['delete', /\bdelete\s+from\s+"?(\w+)/g],
]
const strongLock = /\bfor\s+(no\s+key\s+)?update\b/
const shareLock = /\bfor\s+(key\s+)?share\b/

/** A call of another service, which is parked like a statement. */
const outside = /^(gateway|mail) /

/**
 * Finds what statements do by their text and the catalogue of the database. It errs on the safe side: a name that merely looks like a
 * table counts as one.
 */
export function createFootprints(schema: Schema) {
  const known = new Map<string, Set<string>>()

  function find(text: string): Set<string> {
    const before = known.get(text)
    if (before) return before
    const found = new Set<string>()
    // Set before the rest, since functions may call each other.
    known.set(text, found)
    const lower = text.toLowerCase()
    if (outside.test(text)) found.add(`writes ${text}`)
    const names = new Set(lower.match(/\b[a-z_]+\b/g))
    const mentioned = [...names].filter((name) => schema.tables.has(name) && name !== ignored)
    const count = (pattern: string) => lower.match(new RegExp(pattern, 'g'))?.length ?? 0
    // A log that is only added to is not read.
    const isOnlyAdded = (name: string) =>
      appendOnly.has(name) && count(`\\binsert\\s+into\\s+"?${name}\\b`) === count(`\\b${name}\\b`)
    for (const name of mentioned) if (!isOnlyAdded(name)) found.add(`reads ${name}`)
    for (const name of names) addSource(found, name)
    const lock = strongLock.test(lower) ? 'locks' : shareLock.test(lower) ? 'shares' : undefined
    if (lock) for (const name of mentioned) found.add(`${lock} ${name}`)
    if (/pg_(?:try_)?advisory/.test(lower))
      found.add(`locks advisory ${/hashtext\w*\((?:'([^']*)')?/.exec(lower)?.[1] ?? ''}`)
    for (const [event, pattern] of writePatterns)
      for (const [, table = ''] of lower.matchAll(pattern)) addWrite(found, table, event)
    return found
  }

  function addSource(found: Set<string>, name: string) {
    const source = schema.sources.get(name)
    if (source !== undefined) for (const entry of find(source)) found.add(entry)
  }

  function addWrite(found: Set<string>, table: string, event: Event) {
    if (!schema.tables.has(table) || table === ignored) return
    const isAppend = event === 'insert' && appendOnly.has(table)
    found.add(`${isAppend ? 'appends' : 'writes'} ${table}`)
    for (const trigger of schema.triggers) {
      if (trigger.table !== table || trigger.event !== event) continue
      if (trigger.isDeferred) found.add(`defers ${trigger.function}`)
      else addSource(found, trigger.function)
    }
    for (const { child, parent } of schema.foreignKeys) {
      if (child === table && event !== 'delete') found.add(`shares ${parent}`)
      if (parent === table && event === 'delete') found.add(`writes ${child}`)
    }
  }

  /** What deferred triggers do when the transaction of these statements commits. */
  function findDeferred(texts: readonly string[]): Footprint {
    const found = new Set<string>()
    for (const entry of texts.flatMap((text) => [...find(text)])) {
      const [kind, name] = parse(entry)
      if (kind === 'defers') addSource(found, name)
    }
    return found
  }

  return { touchedBy: (text: string): Footprint => find(text), findDeferred }
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
  const triggers = await client.query<Schema['triggers'][number]>(
    `select c.relname as table, e.event, p.proname as function, t.tgdeferrable as "isDeferred"
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       join (values (4, 'insert'), (8, 'delete'), (16, 'update')) as e (bit, event) on t.tgtype & e.bit <> 0
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  )
  const keys = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return {
    tables: new Set(tables.rows.map(({ name }) => name)),
    sources: new Map(sources.rows.map(({ name, source }) => [name, source])),
    triggers: triggers.rows,
    foreignKeys: keys.rows,
  }
}

const isBegin = (text: string) => /^(begin|start transaction)/.test(text)
const isEnd = (text: string) => /^(commit|rollback)$/.test(text)

/** A step with what its transaction, which had these steps, holds when it ends: then others see it, or get its locks. */
function withEnd(step: Footprint, before: readonly Footprint[], isCommit: boolean): Footprint {
  const found = new Set(step)
  for (const [kind, name] of [step, ...before].flatMap((each) => [...each].map(parse)))
    for (const end of atEnd[kind] ?? [])
      if (isCommit || end !== 'publishes') found.add(`${end} ${name}`)
  return found
}

/** Follows the transactions of a lane, to give each of its steps a footprint. */
export function createFollower({ touchedBy, findDeferred }: Footprints) {
  let open: string[] | undefined

  return {
    /** The footprint of the lane's next statement. */
    peek(text: string): Footprint {
      if (isEnd(text) && open)
        return withEnd(findDeferred(open), open.map(touchedBy), text === 'commit')
      const touched = touchedBy(text)
      return open || isBegin(text) ? touched : withEnd(touched, [], true)
    },
    advance(text: string) {
      if (isBegin(text)) open = []
      else if (isEnd(text)) open = undefined
      else open?.push(text)
    },
  }
}
