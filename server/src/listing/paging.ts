import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalUrl } from '../http/canonicalUrl'

export type OffsetLimit = { offset: number; limit: number }

export type Total = {
  count: number
  /** There are more rows than were counted. */
  isMore: boolean
}

const defaultLimit = 1000
const pageSize = 100

/** Without `page` and `limit`: the first rows up to a limit. */
export function toOffsetLimit({ page, limit }: { page?: number; limit?: number }): OffsetLimit {
  if (page === undefined && limit === undefined) return { offset: 0, limit: defaultLimit }
  const size = limit ?? pageSize
  return { offset: ((page ?? 1) - 1) * size, limit: size }
}

/** Puts the total and the next page into headers, so that the body stays a plain array. */
export function setPaginationHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { offset, limit }: OffsetLimit,
  { count, isMore }: Total,
) {
  reply.header('x-total-count', count)
  if (isMore) reply.header('x-total-more', 'true')
  const end = offset + limit
  if (end >= count) return
  const size = Math.min(limit, pageSize)
  const next = new URL(canonicalUrl(request), 'http://localhost')
  next.searchParams.set('page', String(Math.floor(end / size) + 1))
  next.searchParams.set('limit', String(size))
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
}
