import type { FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { FileStorage } from '../../adapters/storage'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { invalid, Problem, unavailable } from '../../http/problem'
import { maxBytes } from './plugin'
import { checkQuota, toUploader, type Uploader } from './quota'
import { renderPicture } from './render'
import { recordImage, toFileName, toImageUrl } from './store'

type Services = { db: Database; storage: FileStorage }

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

/** Of this process. */
let activeRenders = 0

export function imageRoutes({ db, storage }: Services): Pick<Handlers, 'uploadImage'> {
  async function storeImage(bytes: Buffer, uploader: Uploader): Promise<string> {
    const id = uuidv7()
    const rendered = await renderPicture(bytes)
    const files = rendered.map((file) => ({
      name: toFileName(id, file.suffix),
      bytes: file.bytes,
    }))
    const size = files.reduce((sum, file) => sum + file.bytes.length, 0)
    // Before the files: what is left of an upload that fails is collected by its record.
    await recordImage(db, { id, uploader, bytes: size })
    try {
      await storage.save(files)
    } catch (error) {
      await storage.delete(files.map(({ name }) => name)).catch(() => undefined)
      throw unavailable('Pictures can not be kept at the moment. Please try again.', error)
    }
    return toImageUrl(id)
  }

  return {
    uploadImage: async ({ request, session }) => {
      const bytes = await readPicture(request)
      const uploader = toUploader(request, session)
      await checkQuota(db, uploader, session?.role ?? 'visitor')
      if (activeRenders >= maxConcurrent)
        throw unavailable('Many pictures are coming in. Please try again.')
      activeRenders++
      try {
        return { url: await storeImage(bytes, uploader) }
      } finally {
        activeRenders--
      }
    },
  }
}
