import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import { ConnectionLostError } from './errors'
import { toStatementName } from './prepared'

/** Runs a statement and records it, without its values. */
export type QueryRecorder = <T>(sql: string, query: () => Promise<T>) => Promise<T>

type Queries = {
  query<R>(config: {
    text: string
    values: readonly unknown[]
    name: string | undefined
  }): Promise<PostgresQueryResult<R>>
}

/**
 * Gives up a query that misses its deadline, and its connection with it: the state of a stalled connection is unknown, so the
 * pool must not reuse it.
 */
export class DeadlineClient implements PostgresPoolClient {
  readonly #client: PoolClient
  readonly #queries: Queries
  readonly #deadline: number
  readonly #record: QueryRecorder | undefined
  #isLost = false
  readonly #lose = () => {
    this.#isLost = true
  }

  constructor(client: PoolClient, deadline: number, record?: QueryRecorder) {
    this.#client = client
    this.#queries = client
    this.#deadline = deadline
    this.#record = record
    // A connection can break between two statements; without a listener the error would end the process.
    client.on('error', this.#lose)
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('Cursors would run without a timeout')
    if (this.#isLost) return Promise.reject(new ConnectionLostError('The connection is lost'))
    const query = () => this.#queryInTime<R>(sql, parameters)
    return this.#record ? this.#record(sql, query) : query()
  }

  #queryInTime<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lose()
        reject(new ConnectionLostError(`No response within ${this.#deadline} ms`))
      }, this.#deadline)
      this.#queries
        .query<R>({ text: sql, values: parameters, name: toStatementName(sql) })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
  }

  release() {
    this.#client.off('error', this.#lose)
    this.#client.release(this.#isLost)
  }
}
