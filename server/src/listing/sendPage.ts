import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/pool'
import { countRows, type Listing, readPage, type Shown } from './listing'
import { tellTotal, windowOf } from './paging'

type Call = {
  query: { page?: number; limit?: number }
  request: FastifyRequest
  reply: FastifyReply
}

/** The page that is asked for; how long the whole list is goes into the headers. */
export async function answerPage<Row>(
  db: Database,
  { query, request, reply }: Call,
  listing: Listing,
  shown: Shown,
): Promise<Row[]> {
  const window = windowOf(query)
  const total = await countRows(db, listing)
  tellTotal(request, reply, window, total)
  return readPage<Row>(db, listing, shown, window, total)
}
