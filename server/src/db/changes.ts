import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Tag } from '../../../contract/tags'
import { channel } from './changeNotices'
import type { Database } from './pool'

/** Tags of one committed change; `owner` is the user whose private data changed. */
export type Change = {
  tags: Tag[]
  owner: string | null
  /** Of the transaction that made it. */
  position: number
  /** Milliseconds since the change. */
  age: number
}

export type MissedChange = Pick<Change, 'tags' | 'owner'>

/**
 * `position` is that of the oldest transaction that was still running: a reader that has all changes up to here continues with those
 * at or after it, and misses none.
 */
export type ChangeBatch = {
  changes: readonly Change[]
  position: number
  /** After all changes that were read: later than `position` while an older transaction is still running. */
  reached: number
}

export type ChangeReader = {
  /** Resolves after the first read. */
  ready: Promise<void>
  /**
   * Reads at once if there may be unread changes before `reached`, as far as another process has read. Resolves to false if that
   * takes too long.
   */
  readUntil: (reached: number) => Promise<boolean>
  close: () => Promise<void>
}

export type ChangeReaderOptions = {
  url: string
  /** The first batch has the changes of the last minutes. */
  onChanges: (batch: ChangeBatch) => void
  /** Changes were missed, so everything cached may be stale. Called before `onChanges`. */
  onGap: (position: number) => void
  onError?: (error: unknown) => void
  /** Milliseconds between two reads, if no notice comes before. */
  interval?: number
  /** Milliseconds between two reads, however many notices come. */
  noticeInterval?: number
  /** Milliseconds between two reads, however many are requested. */
  minInterval?: number
  /** Milliseconds after which unread changes may have been pruned. */
  keptFor?: number
}

type Row = {
  position: string
  xid: string | null
  id: string
  tags: Tag[]
  owner: string | null
  age: string
}

const timeout = 2_000
const minRetryDelay = 50
const maxRetryDelay = 2_000
const maxCatchUpTime = 1_000
/** Enough to resume event streams after a restart. */
const maxFirstChanges = 10_000
const minute = 60_000
const keptMinutes = 15

/**
 * One statement, so that rows and position belong to the same snapshot. Rows at or after the position appear again in the next
 * read, because changes of transactions that are still running may come between them.
 */
const readSince = `
  select xmin::text as position, c.xid::text, c.id::text, c.tags, c.owner,
    extract(epoch from clock_timestamp() - c.changed_at) * 1000 as age
  from pg_snapshot_xmin(pg_current_snapshot()) as xmin
    left join changes c on c.xid >= $1::xid8
  order by c.xid, c.id`

const findFirstPosition = `
  select coalesce(min(xid), '0')::text as position
  from (select xid from changes order by xid desc, id desc limit ${maxFirstChanges}) as newest`

/** Reads the changes that any process commits, on its own connection, and reconnects until closed. */
export function readChanges({
  url,
  onChanges,
  onGap,
  onError,
  interval = 500,
  noticeInterval = 50,
  minInterval = 10,
  keptFor = (keptMinutes - 5) * minute,
}: ChangeReaderOptions): ChangeReader {
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const closing = new AbortController()
  let retryDelay = minRetryDelay
  let position: number | undefined
  let readAt = performance.now()
  /** IDs of the changes at or after `position` that were read already. */
  let read = new Set<string>()
  let isFirstRead = true
  /** Callbacks for the end of a read that starts after they were added. */
  let waiting: (() => void)[] = []
  let wakeUp = new AbortController()

  async function queryChanges(client: Client) {
    const { rows } = await client.query<Row>(readSince, [String(position ?? 0)])
    const [first] = rows
    if (!first) throw new Error('The database returned no position')
    const next = Number(first.position)
    // Positions go back if a backup was restored.
    const hasGap = performance.now() - readAt > keptFor || next < (position ?? 0)
    readAt = performance.now()
    // A transaction can commit long after its changes, but what the previous read did not find was committed since.
    const toAge = (age: string) => (isFirstRead ? Number(age) : 0)
    const found = rows.flatMap(({ xid, ...row }) =>
      xid === null ? [] : [{ ...row, position: Number(xid), age: toAge(row.age) }],
    )
    isFirstRead = false
    const isAfter = (change: Change) => change.position >= next
    const changes = found.filter(({ id }) => !read.has(id)).filter(isNoRepetition())
    read = new Set(found.filter(isAfter).map(({ id }) => id))
    position = next
    const reached = Math.max(next, ...found.slice(-1).map((change) => change.position + 1))
    if (hasGap) onGap(next)
    // A stream that resumes at the position of the gap needs the changes after it.
    onChanges({ changes: hasGap ? changes.filter(isAfter) : changes, position, reached })
  }

  async function readOnce(client: Client) {
    const served = waiting
    waiting = []
    wakeUp = new AbortController()
    try {
      await queryChanges(client)
    } catch (error) {
      waiting.push(...served)
      throw error
    }
    for (const resolve of served) resolve()
  }

  async function readUntilClosed() {
    const client = new Client({
      connectionString: url,
      application_name: 'jontro-changes',
      connectionTimeoutMillis: timeout,
      query_timeout: timeout,
      keepAlive: true,
    })
    // Under load there is always a notice.
    client.on('notification', () => {
      const { signal } = wakeUp
      const wait = Math.max(0, readAt + noticeInterval - performance.now())
      void sleepUntilAborted(wait, signal).then(() => wakeUp.signal === signal && wakeUp.abort())
    })
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The connection ended')))
    })
    lost.catch(() => undefined)
    const readAgainAndAgain = async () => {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (position === undefined) {
        const { rows } = await client.query<{ position: string }>(findFirstPosition)
        position = Number(rows[0]?.position)
      }
      while (!closing.signal.aborted) {
        await readOnce(client)
        retryDelay = minRetryDelay
        isReady()
        // While one transaction writes for long, all changes since its start are read again each time.
        const pause = interval + read.size / 50
        await sleepUntilAborted(Math.min(pause, minInterval), closing.signal)
        await sleepUntilAborted(Math.max(0, pause - minInterval), wakeUp.signal)
      }
    }
    try {
      await Promise.race([lost, readAgainAndAgain()])
    } finally {
      client.connection.stream.destroy()
    }
  }

  async function reconnectUntilClosed() {
    while (!closing.signal.aborted) {
      await readUntilClosed().catch(async (error: unknown) => {
        onError?.(error)
        // Jitter: many processes that lost the same database must not reconnect at the same moment.
        await sleepUntilAborted(retryDelay * (0.5 + Math.random()), closing.signal)
        retryDelay = Math.min(retryDelay * 2, maxRetryDelay)
      })
    }
  }

  const ended = reconnectUntilClosed()
  return {
    ready,
    readUntil: (reached) => {
      if (reached <= (position ?? 0)) return Promise.resolve(true)
      wakeUp.abort()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, maxCatchUpTime, false)
        waiting.push(() => {
          clearTimeout(timer)
          resolve(true)
        })
      })
    },
    close: () => {
      closing.abort()
      wakeUp.abort()
      return ended
    },
  }
}

/** A transaction that changes many rows of one kind says the same of each. */
function isNoRepetition() {
  const seen = new Set<string>()
  return ({ tags, owner, position }: Change) => {
    const key = JSON.stringify([position, owner, tags])
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  }
}

function sleepUntilAborted(time: number, signal: AbortSignal): Promise<void> {
  return sleep(time, undefined, { signal, ref: false }).catch(() => undefined)
}

/** A client that missed more than this reads everything again anyway. */
const maxMissedChanges = 20_000

/** The changes at or after a position, in no order; undefined if some of them may have been pruned. */
export async function findMissedChanges(
  db: Database,
  position: number,
): Promise<readonly MissedChange[] | undefined> {
  const { rows } = await sql<{ isComplete: boolean; tags: Tag[] | null; owner: string | null }>`
    select exists (select from changes where xid < ${position}::text::xid8) as "isComplete", c.tags, c.owner
    from (select) as one
      left join lateral (
        select distinct tags, owner from changes where xid >= ${position}::text::xid8 limit ${maxMissedChanges + 1}
      ) as c on true`.execute(db)
  if (!rows[0]?.isComplete || rows.length > maxMissedChanges) return undefined
  return rows.flatMap(({ tags, owner }) => (tags ? [{ tags, owner }] : []))
}

/** Event streams resume within this time. */
export const pruneChanges = (db: Database) =>
  sql`select prune_changes(make_interval(mins => ${keptMinutes}))`.execute(db)
