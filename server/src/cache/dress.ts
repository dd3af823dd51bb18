import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedAnswer } from './answerCache'

function bestEncoding(accepted: string | undefined, { br, gzip }: CachedAnswer) {
  if (br && accepted?.includes('br')) return { encoding: 'br', bytes: br }
  if (gzip && accepted?.includes('gzip')) return { encoding: 'gzip', bytes: gzip }
  return undefined
}

/** Sets the headers of a kept answer and gives its bytes, or none where the caller has them already. */
export function dress(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  reply
    .headers(answer.headers)
    .header('etag', answer.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === answer.etag) {
    reply.code(304)
    return null
  }
  reply.type(answer.contentType)
  const compressed = bestEncoding(request.headers['accept-encoding'], answer)
  if (!compressed) return answer.identity
  reply.header('content-encoding', compressed.encoding)
  return compressed.bytes
}
