import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsOnline } from '../shared/hooks/useIsOnline'
import { retryNow } from '../shared/lib/connection'
import { Button } from '../shared/ui/button/Button'
import { OfflineIcon } from '../shared/ui/icon'
import { VisuallyHidden } from '../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ConnectionNotice.module.css'
import { getPageLoadStatus } from './matchPage'
import { type PageLoadStatus, subscribeToPageLoads } from './pageLoads'

/** Shown without a connection, and while a page waits for it; the previous page stays. */
export function ConnectionNotice() {
  // Another page may be shown by now.
  useLocation()
  const isOnline = useIsOnline()
  const status = useSyncExternalStore<PageLoadStatus>(
    subscribeToPageLoads,
    () => getPageLoadStatus(window.location.pathname),
    () => 'idle',
  )
  const isWaiting = status === 'waiting' || (!isOnline && status === 'loading')
  const message = messageFor(isOnline, isWaiting)

  return (
    <div aria-live="polite">
      {status === 'loading' && (
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
