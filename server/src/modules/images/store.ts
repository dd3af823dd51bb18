import { sql } from 'kysely'
import { text } from '../../../../common/text'
import type { Database } from '../../db/pool'
import type { Transaction } from '../../db/transaction'
import { invalid } from '../../http/problem'
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

/**
 * Those of the addresses that are uploaded pictures, or only those which a user has uploaded. The job keeps them until the
 * transaction has ended.
 */
export async function lockUploads(
  trx: Transaction,
  urls: readonly string[],
  ownerId?: string,
): Promise<Set<string>> {
  const isOwn = ownerId === undefined ? sql`` : sql`and owner_id = ${ownerId}`
  const { rows } = await sql<{ url: string }>`
    select url from images where url = any (${urls}::text[]) ${isOwn} for key share`.execute(trx)
  return new Set(rows.map(({ url }) => url))
}

/** Throws if one of the addresses is an uploaded picture that is deleted by now, or not the owner's. */
export async function requireUploads(
  trx: Transaction,
  field: string,
  urls: readonly string[],
  ownerId?: string,
) {
  const uploads = urls.filter((url) => url.startsWith('/uploads/'))
  if (uploads.length === 0) return
  const found = await lockUploads(trx, uploads, ownerId)
  if (uploads.every((url) => found.has(url))) return
  throw invalid({
    [field]: text(
      'This picture has been deleted. Please upload it again.',
      'ছবিটি মুছে ফেলা হয়েছে। আবার আপলোড করুন।',
    ),
  })
}
