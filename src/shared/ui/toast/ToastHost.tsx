import { enqueueSnackbar, SnackbarProvider } from 'notistack'
import { createRoot } from 'react-dom/client'
import { classNames } from '@/shared/lib/classNames'
import styles from './ToastHost.module.css'

export type ToastTone = 'success' | 'warning' | 'error' | 'info'

/** `detail` is a further sentence in the same toast. */
export type ShowToast = (message: string, tone: ToastTone, detail?: string) => void

/** Renders toasts in a root of their own, so that they stay when the page changes; resolves once it is mounted. */
export function mountToastHost(): Promise<ShowToast> {
  // MUI's dialogs set `aria-hidden` on all other children of the body except on elements such as `slot`.
  const container = document.createElement('slot')
  document.body.append(container)
  return new Promise((resolve) => {
    // With the element of each, once it is on the page.
    const shown = new Map<string, Element | null>()
    const show: ShowToast = (message, tone, detail) => {
      if (shown.has(message) && shown.get(message)?.isConnected !== false) return
      shown.set(message, null)
      const content = (
        <span ref={(element) => void (element && shown.set(message, element))}>
          <span>{message}</span>
          {detail && <span> {detail}</span>}
        </span>
      )
      enqueueSnackbar(content, {
        variant: tone,
        className: classNames(styles.toast, styles[tone]),
        // When it starts to leave, so that a repeated message is not lost.
        onClose: () => shown.delete(message),
      })
    }
    createRoot(container).render(
      <SnackbarProvider
        ref={() => resolve(show)}
        maxSnack={3}
        autoHideDuration={2500}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        classes={{ containerRoot: styles.container }}
      />,
    )
  })
}
