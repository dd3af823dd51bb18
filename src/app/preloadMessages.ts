import { whenIdle } from '@/shared/lib/whenIdle'
import { preloadDialogs } from '@/shared/ui/dialog/dialog'
import { preloadToasts } from '@/shared/ui/toast/toast'
import type { AppStore } from '@/store/hooks'
import { listenForSession } from '@/store/listeners'

/**
 * Preloads toasts and dialogs in case the connection is lost later. Not with the first screen: no message is shown before the
 * visitor's first action, and dialogs are only for signed-in users.
 */
export function preloadMessages(store: AppStore) {
  const handleFirstAction = () => {
    window.removeEventListener('pointerdown', handleFirstAction)
    window.removeEventListener('keydown', handleFirstAction)
    whenIdle(() => void preloadToasts())
  }
  window.addEventListener('pointerdown', handleFirstAction, { passive: true })
  window.addEventListener('keydown', handleFirstAction)
  listenForSession(store, () => {
    whenIdle(() => {
      void preloadToasts()
      void preloadDialogs()
    })
  })
}
