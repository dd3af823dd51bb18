import type { FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { invalid, Problem, unavailable } from '../../http/problem'
import { maxBytes } from './plugin'
import { renderPicture } from './render'
import { deleteFiles, recordImage, saveFiles, toImageUrl } from './store'

type Services = { db: Database; uploadsFolder: string }

/** Rendering takes a CPU core; more at once would slow down the shop. */
const maxConcurrent = 2

const wrongParts = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

const tooLarge = () =>
  new Problem(413, 'too_large', `This picture is too large: ${maxBytes >> 20} MB at most.`, {
    fieldErrors: { image: 'is too large' },
  })

/** Errors while reading the form are the client's. */
function unreadable(error: unknown): Problem {
  if (error instanceof Problem) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (wrongParts.has(code)) return invalid({ image: 'Send one picture, and nothing else.' })
  return new Problem(400, 'bad_request', 'The picture did not arrive whole. Please try again.', {
    cause: error,
  })
}

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Problem(415, 'unsupported_media_type', 'Send the picture as multipart/form-data.')
  }
  try {
    const file = await request.file()
    if (!file) throw invalid({ image: 'Please choose a picture.' })
    if (file.fieldname !== 'image') {
      throw invalid({ image: 'The picture goes in the field `image`.' })
    }
    return await file.toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}

const storageUnavailable = (cause: unknown) =>
  unavailable('Pictures can not be kept at the moment. Please try again.', cause)

export function imageRoutes({ db, uploadsFolder }: Services): Pick<Handlers, 'uploadImage'> {
  let activeRenders = 0

  async function storeImage(bytes: Buffer, owner: string | undefined): Promise<string> {
    const id = uuidv7()
    const files = await renderPicture(bytes)
    await saveFiles(uploadsFolder, id, files).catch((error: unknown) => {
      throw storageUnavailable(error)
    })
    try {
      await recordImage(db, { id, owner, bytes: bytes.length })
    } catch (error) {
      await deleteFiles(uploadsFolder, id, files)
      throw error
    }
    return toImageUrl(id)
  }

  return {
    uploadImage: async ({ request, session }) => {
      const bytes = await readPicture(request)
      if (activeRenders >= maxConcurrent)
        throw unavailable('Many pictures are coming in. Please try again.')
      activeRenders++
      try {
        return { url: await storeImage(bytes, session?.userId) }
      } finally {
        activeRenders--
      }
    },
  }
}
