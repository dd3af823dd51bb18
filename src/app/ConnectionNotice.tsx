import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { useIsOnline } from '@/shared/hooks/useIsOnline'
import { retryNow } from '@/shared/lib/connection'
import { Button } from '@/shared/ui/Button'
import { OfflineIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ConnectionNotice.module.css'
import { isPageWaiting, subscribeToPageLoads } from './pageLoads'

type ConnectionNoticeProps = {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>
}

/** Shown without a connection, and while a page waits for it; the previous page stays. */
export function ConnectionNotice({ router }: ConnectionNoticeProps) {
  const isOnline = useIsOnline()
  const isLoading = useSyncExternalStore(
    router.subscribe,
    // While the first page is loading, `navigation` is idle.
    () => !router.state.initialized || router.state.navigation.state !== 'idle',
    () => false,
  )
  const isRetrying = useSyncExternalStore(subscribeToPageLoads, isPageWaiting, () => false)
  const isWaiting = isLoading && (isRetrying || !isOnline)
  const message = messageFor(isOnline, isWaiting)

  return (
    <div aria-live="polite" className="screen-only">
      {isLoading && !isRetrying && (
        <div className={styles.progress}>
          <VisuallyHidden>Loading the page…</VisuallyHidden>
        </div>
      )}
      {message && (
        <div className={styles.notice}>
          <OfflineIcon size={20} />
          <p>{message}</p>
          {isWaiting && (
            <Button className={styles.retry} onClick={retryNow}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function messageFor(isOnline: boolean, isWaiting: boolean): string | undefined {
  if (!isOnline) {
    return isWaiting
      ? "You're offline. We'll load this page when you're back."
      : "You're offline. Some things won't load until you're back."
  }
  return isWaiting ? "We can't reach the shop. We'll keep trying to load this page." : undefined
}
