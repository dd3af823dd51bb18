import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { toBengaliDigits } from '../../../common/bengali'
import { text } from '../../../common/text'
import { invalid, Problem } from './problem'

type Upload = {
  /** Field of the form. */
  field: string
  noun: keyof typeof nouns
  maxBytes: number
}

/** What a field contains, in messages. */
const nouns = { picture: 'ছবি', file: 'ফাইল' } as const

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

function tooLarge({ field, noun, maxBytes }: Upload): Problem {
  const megabytes = maxBytes >> 20
  const message = text(
    `This ${noun} is too large: ${megabytes} MB at most.`,
    `${nouns[noun]}টি অনেক বড়: সর্বোচ্চ ${toBengaliDigits(megabytes)} MB।`,
  )
  return new Problem(413, 'too_large', message, {
    fieldErrors: { [field]: text('is too large', 'অনেক বড়') },
  })
}

/** Errors while reading the form are the client's. */
function toProblem(error: unknown, { field, noun }: Upload): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (wrongParts.has(code))
    return invalid({
      [field]: text(`Send one ${noun}, and nothing else.`, `শুধু একটি ${nouns[noun]} পাঠান।`),
    })
  return new Problem(
    400,
    'bad_request',
    text(
      `The ${noun} did not arrive whole. Please try again.`,
      `${nouns[noun]}টি পুরোপুরি পৌঁছায়নি। আবার চেষ্টা করুন।`,
    ),
    { cause: error },
  )
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
    // The parser waits for ever for a client that went away before it was asked.
    if (request.raw.destroyed) throw new Error('the client has gone')
    const part = await request.file({ limits: { fileSize: maxBytes } })
    if (!part)
      throw invalid({ [field]: text(`Please choose a ${noun}.`, `একটি ${nouns[noun]} বেছে নিন।`) })
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
