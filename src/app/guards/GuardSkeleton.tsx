import { Skeleton } from '@/shared/ui/Skeleton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

/** Shown until it is known who is signed in. */
export function GuardSkeleton() {
  return (
    <div className="page-content" role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton width="min(16rem, 60%)" height="2.25rem" />
      <Skeleton height="6rem" borderRadius="var(--radius)" />
      <Skeleton height="6rem" borderRadius="var(--radius)" />
      <Skeleton width="70%" height="6rem" borderRadius="var(--radius)" />
    </div>
  )
}
