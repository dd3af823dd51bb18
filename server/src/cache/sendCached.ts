import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedAnswer, Encoding } from './answerCache'

const encodings: readonly Encoding[] = ['br', 'gzip']

/** Whether a list of ETags has this one, or stands for all. */
function names(list: string | undefined, etag: string): boolean {
  if (list === undefined) return false
  return list.split(',').some((each) => {
    const named = each.trim().replace(/^W\//, '')
    return named === '*' || named === etag
  })
}

/** Sets the headers of a cached answer and gives its bytes, or none if the caller has them already. */
export async function dress(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers
  const encoding = encodings.find(
    (each) => accepted?.includes(each) && answer.compressed(each) !== undefined,
  )
  const etag = encoding ? `"${answer.version}.${encoding}"` : `"${answer.version}"`
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  if (answer.status === 200 && names(ifNoneMatch, etag)) {
    reply.code(304)
    return null
  }
  reply.type(answer.contentType)
  if (!encoding) return answer.body
  reply.header('content-encoding', encoding)
  return answer.compressed(encoding) ?? answer.body
}
