import type { FastifyRequest } from 'fastify'
import { invalid, Problem } from './problem'

type Upload = {
  /** Field of the form. */
  field: string
  /** What the field contains, in messages. */
  noun: string
  maxBytes: number
}

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Errors while reading the form are the client's. */
function toProblem(error: unknown, { field, noun, maxBytes }: Upload): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = `This ${noun} is too large: ${maxBytes >> 20} MB at most.`
    return new Problem(413, 'too_large', message, { fieldErrors: { [field]: 'is too large' } })
  }
  if (wrongParts.has(code)) return invalid({ [field]: `Send one ${noun}, and nothing else.` })
  return new Problem(400, 'bad_request', `The ${noun} did not arrive whole. Please try again.`, {
    cause: error,
  })
}

/** Reads the only file of a multipart form. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Buffer> {
  const { field, noun, maxBytes } = upload
  if (!request.isMultipart()) {
    throw new Problem(415, 'unsupported_media_type', `Send the ${noun} as multipart/form-data.`)
  }
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } })
    if (!part) throw invalid({ [field]: `Please choose a ${noun}.` })
    if (part.fieldname !== field) {
      throw invalid({ [field]: `The ${noun} goes in the field \`${field}\`.` })
    }
    return await part.toBuffer()
  } catch (error) {
    throw toProblem(error, upload)
  }
}
