import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Stars } from '@/shared/ui/Stars'

/** Those of one review, which may have none. */
export function ReviewStars({ stars }: { stars: number | undefined }) {
  return stars === undefined ? null : <Stars value={stars} label={t(shared.starsText)(stars)} />
}
