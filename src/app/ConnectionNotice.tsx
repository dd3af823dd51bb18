import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router-dom'
import { useIsOnline } from '@/shared/hooks/useIsOnline'
import { retryNow } from '@/shared/lib/connection'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Button } from '@/shared/ui/Button'
import { OfflineIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ConnectionNotice.module.css'
import * as messages from './messages'
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
          <VisuallyHidden>{t(messages.loadingPage)}</VisuallyHidden>
        </div>
      )}
      {message && (
        <div className={styles.notice}>
          <OfflineIcon size={20} />
          <p>{message}</p>
          {isWaiting && (
            <Button className={styles.retry} onClick={retryNow}>
              {t(shared.tryAgain)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function messageFor(isOnline: boolean, isWaiting: boolean): string | undefined {
  if (!isOnline) {
    return isWaiting ? t(messages.offlineWaiting) : t(messages.offline)
  }
  return isWaiting ? t(messages.shopUnreachable) : undefined
}
