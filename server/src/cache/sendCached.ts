import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse, Encoding } from './responseCache'

const encodings: readonly Encoding[] = ['br', 'gzip']

/** Whether an `If-None-Match` list contains the ETag or `*`. */
function names(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => {
    const named = each.trim().replace(/^W\//, '')
    return named === '*' || named === etag
  })
}

/** Sets the headers of a cached response and returns its body, or undefined with status 304. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
) {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = encodings.find(
    (each) => accepted?.includes(each) && response.compressed(each) !== undefined,
  )
  const etag = encoding ? `"${response.version}.${encoding}"` : `"${response.version}"`
  reply
    .code(response.status)
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .headers(response.headers)
  if (response.status === 200 && names(ifNoneMatch, etag)) {
    reply.code(304)
    // Fastify would send null as the text 'null'.
    return undefined
  }
  reply.type(response.contentType)
  if (!encoding) return response.body
  reply.header('content-encoding', encoding)
  return response.compressed(encoding) ?? response.body
}
