import type { FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { invalid, Problem, unavailable } from '../../lib/problem'
import { mostBytes } from './plugin'
import { renderPicture } from './render'
import { keepFiles, recordImage, urlOf } from './store'

type Services = { db: Database; uploadsFolder: string }

/** Drawing pictures takes a core; more at once than this would starve the shop. */
const mostAtOnce = 2

async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Problem(415, 'unsupported_media_type', 'Send the picture as multipart/form-data.')
  }
  const file = await request.file()
  if (!file) throw invalid({ image: 'Please choose a picture.' })
  if (file.fieldname !== 'image') throw invalid({ image: 'The picture goes in the field `image`.' })
  try {
    return await file.toBuffer()
  } catch (error) {
    if (!file.file.truncated) throw error
    throw new Problem(
      413,
      'too_large',
      `This picture is too large: ${mostBytes >> 20} MB at most.`,
      {
        fieldErrors: { image: 'is too large' },
      },
    )
  }
}

export function imageRoutes({ db, uploadsFolder }: Services): Pick<Handlers, 'uploadImage'> {
  let drawing = 0
  return {
    uploadImage: async ({ request, session }) => {
      const bytes = await readPicture(request)
      if (drawing >= mostAtOnce) throw unavailable('Many pictures are coming in. Please try again.')
      drawing++
      try {
        const id = uuidv7()
        const files = await renderPicture(bytes)
        await keepFiles(uploadsFolder, id, files)
        await recordImage(db, { id, owner: session?.userId, bytes: bytes.length })
        return { url: urlOf(id) }
      } finally {
        drawing--
      }
    },
  }
}
