import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { formatBengaliNumber } from '../../../../common/bengali'
import { text } from '../../../../common/text'
import type { Session } from '../../contract/types'
import type { Database } from '../../db/pool'
import { toClientNetwork } from '../../http/clientNetwork'
import { Problem } from '../../http/problem'

const megabyte = 1_000_000

/** Megabytes of new pictures in a day; one takes about 0.3. Pictures that nothing uses are deleted after a day. */
const quotas = { visitor: 50, user: 100, admin: 5_000 }

/** Someone signed in, or the address of a visitor. */
export type Uploader = { userId: string } | { address: string }

export const toUploader = (request: FastifyRequest, session: Session | undefined): Uploader =>
  session ? { userId: session.userId } : { address: toClientNetwork(request.ip) }

export const sumUploads = (uploader: Uploader) => sql<{ bytes: number }>`
  select coalesce(sum(bytes), 0)::float8 as bytes from images
  where ${
    'userId' in uploader
      ? sql`owner_id = ${uploader.userId}`
      : sql`uploader_address = ${uploader.address}`
  } and created_at > now() - interval '1 day'`

/** Counts saved pictures, so those that are being rendered at the same time may exceed the quota. */
export async function checkQuota(
  db: Database,
  uploader: Uploader,
  role: keyof typeof quotas,
): Promise<void> {
  const { rows } = await sumUploads(uploader).execute(db)
  const quota = quotas[role]
  if ((rows[0]?.bytes ?? 0) < quota * megabyte) return
  throw new Problem(
    429,
    'upload_quota_exceeded',
    text(
      `Upload limit reached: ${quota} MB of pictures in 24 hours. Please try again tomorrow.`,
      `আপলোডের সীমা শেষ: ২৪ ঘণ্টায় ${formatBengaliNumber(quota)} MB ছবি। আগামীকাল আবার চেষ্টা করুন।`,
    ),
    { headers: { 'retry-after': '3600' } },
  )
}
