import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { text } from '../../../../common/text'
import type { FileStorage } from '../../adapters/storage'
import type { Handlers } from '../../contract/types'
import type { Database } from '../../db/pool'
import { unavailable } from '../../http/problem'
import { readUpload } from '../../http/readUpload'
import { maxBytes } from './plugin'
import { checkQuota, toUploader, type Uploader } from './quota'
import { renderPicture } from './render'
import { recordImage, toFileName, toImageUrl } from './store'

type Services = { db: Database; storage: FileStorage }

/** Rendering takes a CPU core; more at once would slow down the shop. */
const maxConcurrent = 2
/** Each is in memory while it arrives, which takes long on a slow line. Visitors have half of them. */
const maxArriving = 32
const maxArrivingOfOne = 8

const busy = () =>
  unavailable(
    text('Many pictures are coming in. Please try again.', 'একসঙ্গে অনেক ছবি আসছে। আবার চেষ্টা করুন।'),
  )

export function imageRoutes({ db, storage }: Services): Pick<Handlers, 'uploadImage'> {
  let activeRenders = 0
  const arriving = new Map<FastifyRequest, Uploader>()

  async function receive(request: FastifyRequest, uploader: Uploader): Promise<Buffer> {
    const isVisitor = 'address' in uploader
    const all = [...arriving.values()]
    const own = all.filter((each) => isDeepStrictEqual(each, uploader)).length
    const ofVisitors = all.filter((each) => 'address' in each).length
    const isFull = all.length >= maxArriving || (isVisitor && ofVisitors >= maxArriving / 2)
    if (isFull || own >= maxArrivingOfOne) throw busy()
    arriving.set(request, uploader)
    return readUpload(request, { field: 'image', noun: 'picture', maxBytes }).finally(() =>
      arriving.delete(request),
    )
  }

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
      throw unavailable(
        text(
          'Pictures can not be kept at the moment. Please try again.',
          'এই মুহূর্তে ছবি রাখা যাচ্ছে না। আবার চেষ্টা করুন।',
        ),
        error,
      )
    }
    return toImageUrl(id)
  }

  return {
    uploadImage: async ({ request, session }) => {
      const uploader = toUploader(request, session)
      const bytes = await receive(request, uploader)
      await checkQuota(db, uploader, session?.role ?? 'visitor')
      if (activeRenders >= maxConcurrent) throw busy()
      activeRenders++
      try {
        return { url: await storeImage(bytes, uploader) }
      } finally {
        activeRenders--
      }
    },
  }
}
