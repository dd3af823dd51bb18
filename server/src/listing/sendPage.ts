import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/pool'
import { countRows, type Listing, readPage, type Selection } from './listing'
import { setPaginationHeaders, toOffsetLimit } from './paging'

type Call = {
  query: { page?: number; limit?: number }
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the requested page and sets the pagination headers. */
export async function sendPage<Row, Shown>(
  db: Database,
  { query, request, reply }: Call,
  listing: Listing,
  shown: Selection<Row, Shown>,
): Promise<Shown[]> {
  const window = toOffsetLimit(query)
  const total = await countRows(db, listing)
  setPaginationHeaders(request, reply, window, total)
  return readPage(db, listing, shown, window, total)
}
