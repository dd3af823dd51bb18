import { AsyncLocalStorage } from 'node:async_hooks'

/** A request that is traced. */
export type RequestTrace = {
  traceId: string
  /** Records a statement, without its values. */
  traceQuery<T>(sql: string, query: () => Promise<T>): Promise<T>
}

/** The request that the current code works for, if it is traced. */
export const requestTrace = new AsyncLocalStorage<RequestTrace>()
