import type { FastifyRequest } from 'fastify'
import { invalid } from '../../http/problem'
import { readUpload } from '../../http/readUpload'

const maxBytes = 16 * 1024 * 1024

const notUtf8 =
  'This file is not UTF-8 text. In Excel, save it as "CSV UTF-8"; in other programs, choose the character set UTF-8.'

/** Text of the uploaded file, without a byte order mark. */
export async function readFile(request: FastifyRequest): Promise<string> {
  const bytes = await readUpload(request, { field: 'file', noun: 'file', maxBytes })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: notUtf8 })
  }
}
