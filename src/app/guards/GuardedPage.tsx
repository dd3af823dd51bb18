import { type ReactNode, Suspense } from 'react'
import { GuardSkeleton } from './GuardSkeleton'

type GuardedPageProps = {
  /** Access was granted when the page was navigated to. */
  wasOpen: boolean
  children: ReactNode
}

/**
 * Access that comes later is no navigation: there is no page before it to stay on screen, and without a boundary of its
 * own a page that still loads would hide the header around it.
 */
export function GuardedPage({ wasOpen, children }: GuardedPageProps) {
  return wasOpen ? children : <Suspense fallback={<GuardSkeleton />}>{children}</Suspense>
}
