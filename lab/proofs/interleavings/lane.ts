import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { Kysely, PostgresDialect } from 'kysely'
import { DatabaseError, Pool } from 'pg'
import { DeadlineClient } from '../../../server/src/db/deadlineClient'
import type { DB } from '../../../server/src/db/generated/schema'
import { type Database, valueTypes } from '../../../server/src/db/pool'

export type LaneName = 'A' | 'B'

/** What a statement did; in the trace instead of its rows, which hold random IDs. */
export type Effect = `${number} rows` | `error ${string}` | 'done'

export type Rewrite = (text: string) => readonly string[]

export type Park = <T>(text: string, run: () => Promise<T>) => Promise<T>

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
  /** Replaces a statement by others, to plant a fault. The last one gets its parameters. */
  rewrite: Rewrite | undefined
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

  readonly park: Park = async (text, run) => {
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

class ParkedClient implements PostgresPoolClient {
  readonly #lane: Lane
  readonly #client: DeadlineClient

  constructor(lane: Lane, client: DeadlineClient) {
    this.#lane = lane
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('Cursors cannot be parked')
    return this.#queryParked<R>(sql, parameters)
  }

  async #queryParked<R>(sql: string, parameters: readonly unknown[]) {
    const texts = this.#lane.rewrite?.(sql) ?? [sql]
    for (const text of texts.slice(0, -1)) {
      await this.#lane.park(text, () => this.#client.query(text, []))
    }
    const last = texts.at(-1) ?? sql
    return this.#lane.park(last, () => this.#client.query<R>(last, parameters))
  }

  release() {
    this.#client.release()
  }
}

/** A database whose statements stop in the lane. One connection, so that its statements have one order. */
export function openLaneDatabase(url: string, lane: Lane) {
  const pool = new Pool({ connectionString: url, max: 1, types: valueTypes, idleTimeoutMillis: 0 })
  pool.on('error', () => undefined)
  const db: Database = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () =>
          new ParkedClient(lane, new DeadlineClient(await pool.connect(), longerThanAnyRun)),
        end: () => Promise.resolve(),
      },
    }),
  })
  return {
    db,
    async connect() {
      const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
      lane.pid = rows[0]?.pid ?? 0
    },
    /** Between runs: the scheduler ends deadlocks itself, so that the same one ends always. */
    setDeadlockTimeout: (time: string) =>
      pool.query("select set_config('deadlock_timeout', $1, false)", [time]),
    close: async () => {
      await db.destroy()
      await pool.end()
    },
  }
}
