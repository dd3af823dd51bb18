import { type ReactNode, Suspense } from 'react'
import { GuardSkeleton } from './GuardSkeleton'

type GuardedPageProps = {
  /** Whether access was granted already at the navigation. */
  wasOpen: boolean
  children: ReactNode
}

/**
 * Access that is granted after the navigation is no transition: without a boundary of its own, a page that still loads
 * would hide the header.
 */
export function GuardedPage({ wasOpen, children }: GuardedPageProps) {
  return wasOpen ? children : <Suspense fallback={<GuardSkeleton />}>{children}</Suspense>
}
