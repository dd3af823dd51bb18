import { whenIdle } from '../shared/lib/whenIdle'
import { preloadDialogs } from '../shared/ui/dialog'
import { preloadToasts } from '../shared/ui/toast'
import { listenForSession } from '../store'
import type { AppStore } from '../store/types'

/**
 * Loads what shows messages before the connection can get lost, but not with the first screen: a visitor gets no message
 * before the first action, and dialogs are for signed-in users.
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
