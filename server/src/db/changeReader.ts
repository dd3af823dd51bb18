import type { Client } from 'pg'
import type { Tag } from '../../../contract/tags'
import { channel } from './changeNotices'
import { type Change, type ChangeBatch, keptMinutes } from './changes'
import { isUnavailable } from './errors'
import { findWalPosition, type ReadServers } from './readServers'
import { repeatUntilAborted, sleepUntilAborted, withConnection } from './reconnect'

export type ChangeReader = {
  /** Resolves after the first read. */
  ready: Promise<void>
  /**
   * Reads at once if there may be unread changes before `reached`, as far as another process has read. Resolves to false if that
   * takes too long.
   */
  readUntil: (reached: number) => Promise<boolean>
  /** Waits for the changes of the commits before a position in the log. Resolves to false if that takes longer than `time` milliseconds. */
  readUntilWal: (wal: number, time: number) => Promise<boolean>
  close: () => Promise<void>
}

export type ChangeReaderOptions = {
  /** The primary, which announces changes. */
  url: string
  /** Where they are read, if not from the primary. */
  readServers?: ReadServers | undefined
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

type Waiting = { wal: number; resolve: () => void }

type Row = {
  position: string
  xid: string | null
  id: string
  tags: Tag[]
  owner: string | null
  age: string
}

const maxCatchUpTime = 1_000
/** Enough to resume event streams after a restart. */
const maxFirstChanges = 10_000

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

/**
 * Differs once the server is another one, or has become the primary: changes that the one before had may be missing. A standby follows the
 * same history as long as it is one. Managed servers may have no timeline.
 */
const findTimeline = `
  select case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end
    as timeline`

/** Reads the changes that any process commits, on its own connection, and reconnects until closed. */
export function readChanges({
  url,
  readServers,
  onChanges,
  onGap,
  onError,
  interval = 500,
  noticeInterval = 50,
  minInterval = 10,
  keptFor = (keptMinutes - 5) * 60_000,
}: ChangeReaderOptions): ChangeReader {
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const closing = new AbortController()
  let position: number | undefined
  let readAt = performance.now()
  /** IDs of the changes at or after `position` that were read already. */
  let read = new Set<string>()
  /** While one transaction writes for long, all changes since its start are read again each time. */
  const repetitionDelay = () => read.size / 50
  let isFirstRead = true
  /** How far the server had replayed the log before the last read. */
  let replayed = 0
  /** Those that wait for the end of a read that starts after they were added, on a server that has replayed as far. */
  let waiting: Waiting[] = []
  let wakeUp = new AbortController()
  let isNoticed = false
  let history: string | undefined
  let isOtherHistory = false

  async function queryChanges(client: Client) {
    const { rows } = await client.query<Row>(readSince, [String(position ?? 0)])
    const [first] = rows
    if (!first) throw new Error('The database returned no position')
    const next = Number(first.position)
    // Positions go back if a backup was restored.
    const hasGap = isOtherHistory || performance.now() - readAt > keptFor || next < (position ?? 0)
    isOtherHistory = false
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
    // A position that is asked for in the same statement would be later than what the statement sees.
    const reached = readServers ? await findWalPosition(client) : 0
    const served = waiting.filter(({ wal }) => wal <= reached)
    waiting = waiting.filter((each) => !served.includes(each))
    wakeUp = new AbortController()
    try {
      await queryChanges(client)
    } catch (error) {
      waiting.push(...served)
      throw error
    }
    replayed = reached
    for (const { resolve } of served) resolve()
  }

  /** Resolves after a read on a server that has replayed as far. */
  function waitFor(wal: number, time: number): Promise<boolean> {
    wakeUp.abort()
    return new Promise((resolve) => {
      const isRead = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const one = { wal, resolve: isRead }
      const timer = setTimeout(() => {
        waiting = waiting.filter((each) => each !== one)
        resolve(false)
      }, time)
      waiting.push(one)
    })
  }

  /** Waits for what the primary has committed, or for the next read of the primary. */
  async function readAll(time: number): Promise<boolean> {
    if (!readServers) return waitFor(0, time)
    const wal = await readServers.findPrimaryWal().catch(() => undefined)
    return wal !== undefined && waitFor(wal, time)
  }

  async function checkHistory(client: Client, server: string) {
    const { rows } = await client
      .query<{ timeline: string }>(findTimeline)
      .catch((error: unknown) => {
        if (isUnavailable(error)) throw error
        return { rows: [] }
      })
    const found = `${server} ${rows[0]?.timeline}`
    isOtherHistory ||= history !== undefined && history !== found
    history = found
  }

  async function handleNotice() {
    if (isNoticed) return
    isNoticed = true
    // Under load there is always a notice.
    await sleepUntilAborted(
      Math.max(0, readAt + noticeInterval + repetitionDelay() - performance.now()),
      closing.signal,
    )
    isNoticed = false
    await readAll(maxCatchUpTime)
  }

  const onNotice = () => void handleNotice()

  async function readAgainAndAgain(
    client: Client,
    replica: string | undefined,
    onRead: () => void,
  ) {
    await checkHistory(client, replica ?? url)
    if (position === undefined) {
      const { rows } = await client.query<{ position: string }>(findFirstPosition)
      position = Number(rows[0]?.position)
    }
    while (!closing.signal.aborted) {
      await readOnce(client)
      if (replica !== undefined) readServers?.use(replica, replayed)
      onRead()
      isReady()
      const pause = waiting.length > 0 ? minInterval : interval + repetitionDelay()
      await sleepUntilAborted(Math.min(pause, minInterval), closing.signal)
      await sleepUntilAborted(Math.max(0, pause - minInterval), wakeUp.signal)
    }
  }

  async function readUntilClosed(onRead: () => void) {
    const replica = readServers?.chosen()
    replayed = 0
    const work = async (client: Client) => {
      if (!readServers) await client.query(`listen ${channel}`)
      await readAgainAndAgain(client, replica, onRead)
    }
    try {
      await withConnection(replica ?? url, work, { onNotice, signal: readServers?.moved() })
    } catch (error) {
      if (replica === undefined) throw error
      readServers?.leaveOut(replica, error)
    }
  }

  /** On the primary, since a standby announces nothing. Without it the replica is read at the usual interval. */
  const listenUntilClosed = (onListening: () => void) =>
    withConnection(
      url,
      async (client) => {
        await client.query(`listen ${channel}`)
        onListening()
        await new Promise(() => undefined)
      },
      { onNotice, signal: closing.signal },
    )

  const retries = { signal: closing.signal, onError }
  const ended = Promise.all([
    repeatUntilAborted(readUntilClosed, retries),
    readServers && repeatUntilAborted(listenUntilClosed, retries),
  ])
  return {
    ready,
    readUntil: (reached) =>
      reached <= (position ?? 0) ? Promise.resolve(true) : readAll(maxCatchUpTime),
    readUntilWal: (wal, time) => (wal <= replayed ? Promise.resolve(true) : waitFor(wal, time)),
    close: async () => {
      closing.abort()
      wakeUp.abort()
      await ended
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
