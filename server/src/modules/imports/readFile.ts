import type { FastifyRequest } from 'fastify'
import { invalid } from '../../http/problem'
import { streamUpload } from '../../http/readUpload'

const maxBytes = 128 * 1024 * 1024

const notUtf8 =
  'This file is not UTF-8 text. In Excel, save it as "CSV UTF-8"; in other programs, choose the character set UTF-8.'

/** Text of the uploaded file as it arrives, without a byte order mark. */
export async function* readFile(request: FastifyRequest): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  function decode(bytes?: Buffer) {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw invalid({ file: notUtf8 })
    }
  }
  for await (const bytes of streamUpload(request, { field: 'file', noun: 'file', maxBytes })) {
    yield decode(bytes)
  }
  yield decode()
}
