import type { Database } from '../../db/pool'
import type { Uploader } from './quota'

export const toFileName = (id: string, suffix: string) => `${id}-${suffix}`

export const toImageUrl = (id: string) => `/uploads/${toFileName(id, '960.webp')}`

type NewImage = { id: string; uploader: Uploader; bytes: number }

export async function recordImage(db: Database, { id, uploader, bytes }: NewImage) {
  await db
    .insertInto('images')
    .values({
      id,
      owner_id: 'userId' in uploader ? uploader.userId : null,
      uploader_address: 'address' in uploader ? uploader.address : null,
      url: toImageUrl(id),
      content_type: 'image/webp',
      bytes,
    })
    .execute()
}
