import type { FastifyRequest } from 'fastify'
import { invalid, Problem } from '../../http/problem'

const maxFileBytes = 16 * 1024 * 1024

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])
const notUtf8 =
  'This file is not UTF-8 text. In Excel, save it as "CSV UTF-8"; in other programs, choose the character set UTF-8.'

const tooLarge = () =>
  new Problem(413, 'too_large', `This file is too large: ${maxFileBytes >> 20} MB at most.`, {
    fieldErrors: { file: 'is too large' },
  })

/** Errors while reading the form are the client's. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (wrongParts.has(code)) return invalid({ file: 'Send one file, and nothing else.' })
  return new Problem(400, 'bad_request', 'The file did not arrive whole. Please try again.', {
    cause: error,
  })
}

async function readBytes(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Problem(415, 'unsupported_media_type', 'Send the file as multipart/form-data.')
  }
  try {
    const part = await request.file({ limits: { fileSize: maxFileBytes } })
    if (!part) throw invalid({ file: 'Please choose a file.' })
    if (part.fieldname !== 'file') throw invalid({ file: 'The file goes in the field `file`.' })
    return await part.toBuffer()
  } catch (error) {
    throw toProblem(error)
  }
}

/** Text of the uploaded file, without a byte order mark. */
export async function readFile(request: FastifyRequest): Promise<string> {
  const bytes = await readBytes(request)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid({ file: notUtf8 })
  }
}
