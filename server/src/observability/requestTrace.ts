import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/pool'
import { type QueryRecorder, recordQueries } from '../db/recordQueries'

/** What is recorded of a request that the sampler has chosen. */
export type RequestTrace = {
  traceId: string
  /** Makes what the server requests from itself a part of this. */
  traceparent: string
  recordQuery: QueryRecorder
  end(status: number): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined if the request is not recorded. */
    trace?: RequestTrace | undefined
  }
}

export type Traceable = Pick<FastifyRequest, 'trace'>

/** The database for the statements of a request: handed on rather than found by asynchronous context, which costs every request. */
export function databaseOf({ trace }: Traceable, db: Database): Database {
  return trace ? recordQueries(db, trace.recordQuery) : db
}
