import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { createDatabase } from '../../../server/src/db/pool'

export type LaneName = 'A' | 'B'

/** What a statement did; in the trace instead of its rows, which hold random IDs. */
export type Effect = `${number} rows` | `error ${string}` | 'done'

type Parked = { text: string; start: () => void }

const cancelled = '57014'
const deadlock = '40P01'
const longerThanAnyRun = 600_000

const toEffect = (value: unknown): Effect =>
  typeof value === 'object' && value !== null && 'rowCount' in value
    ? `${Number(value.rowCount ?? 0)} rows`
    : 'done'

/** As PostgreSQL reports it to the transaction that it ends. */
function toDeadlock(error: DatabaseError): DatabaseError {
  const translated = new DatabaseError('deadlock detected', error.length, 'error')
  translated.code = deadlock
  return translated
}

/**
 * One of two operations that run against each other. It stops before each statement until the scheduler lets it go on. Without a
 * scheduler (`isFree`) statements run at once.
 */
export class Lane {
  readonly name: LaneName
  isFree = true
  isFinished = true
  /** Its statement was cancelled to resolve a deadlock. */
  isVictim = false
  pid = 0
  inFlight: string | undefined
  lastEffect: Effect = 'done'
  readonly #parked: Parked[] = []
  #wake = () => {}

  constructor(name: LaneName) {
    this.name = name
  }

  get next(): string | undefined {
    return this.#parked[0]?.text
  }

  /** Resolves when the lane is parked, has finished a statement or the whole operation. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  readonly park = async <T>(text: string, run: () => Promise<T>): Promise<T> => {
    if (!this.isFree) {
      await new Promise<void>((start) => {
        this.#parked.push({ text, start })
        this.#wake()
      })
    }
    this.inFlight = text
    try {
      const result = await run()
      this.lastEffect = toEffect(result)
      return result
    } catch (error) {
      const reported =
        this.isVictim && error instanceof DatabaseError && error.code === cancelled
          ? toDeadlock(error)
          : error
      this.isVictim = false
      this.lastEffect = `error ${reported instanceof DatabaseError ? reported.code : String(error)}`
      throw reported
    } finally {
      this.inFlight = undefined
    }
  }

  /** Lets the parked statement run. */
  release() {
    const parked = this.#parked.shift()
    if (!parked) throw new Error(`Lane ${this.name} has no parked statement`)
    parked.start()
  }

  /** Starts an operation; it runs up to its first statement. */
  start<T>(operation: () => Promise<T>): Promise<T> {
    this.isFinished = false
    return operation().finally(() => {
      this.isFinished = true
      this.#wake()
    })
  }
}

/** A database whose statements stop in the lane. One connection, so that its statements have one order. */
export async function openLaneDatabase(url: string, lane: Lane) {
  const { db, close } = createDatabase(url, {
    size: 1,
    connectionTimeout: longerThanAnyRun,
    queryTimeout: longerThanAnyRun,
    idleTransactionTimeout: longerThanAnyRun,
    recordQuery: lane.park,
  })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  lane.pid = rows[0]?.pid ?? 0
  return {
    db,
    close,
    /** Between runs: the scheduler ends deadlocks itself, so that the same one ends always. */
    setDeadlockTimeout: (time: string) =>
      sql`select set_config('deadlock_timeout', ${time}, false)`.execute(db),
  }
}
