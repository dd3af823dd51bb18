import { buffer } from 'node:stream/consumers'
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

function tooLarge({ field, noun, maxBytes }: Upload): Problem {
  const message = `This ${noun} is too large: ${maxBytes >> 20} MB at most.`
  return new Problem(413, 'too_large', message, { fieldErrors: { [field]: 'is too large' } })
}

/** Errors while reading the form are the client's. */
function toProblem(error: unknown, { field, noun }: Upload): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (wrongParts.has(code)) return invalid({ [field]: `Send one ${noun}, and nothing else.` })
  return new Problem(400, 'bad_request', `The ${noun} did not arrive whole. Please try again.`, {
    cause: error,
  })
}

/** Reads the only file of a multipart form as it arrives. What the caller does not read is discarded, so that the client gets the response. */
export async function* streamUpload(
  request: FastifyRequest,
  upload: Upload,
): AsyncGenerator<Buffer> {
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
    try {
      yield* part.file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    } finally {
      part.file.resume()
    }
    if (part.file.truncated) throw tooLarge(upload)
  } catch (error) {
    throw toProblem(error, upload)
  }
}

export const readUpload = (request: FastifyRequest, upload: Upload): Promise<Buffer> =>
  buffer(streamUpload(request, upload))
