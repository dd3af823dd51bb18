import type { FastifyRequest } from 'fastify'
import { maxImportBytes } from '../../../../common/importLimits'
import { invalid } from '../../http/problem'
import { streamUpload } from '../../http/readUpload'
import { notUtf8 } from './messages'

const upload = { field: 'file', noun: 'file', maxBytes: maxImportBytes } as const

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
  for await (const bytes of streamUpload(request, upload)) {
    yield decode(bytes)
  }
  yield decode()
}
