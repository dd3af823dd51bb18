import { enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { classNames } from '../../lib/classNames'
import type { ToastTone } from '.'
import styles from './ToastHost.module.css'

type ToastHostProps = { onReady: () => void }

function ToastHost({ onReady }: ToastHostProps) {
  useEffect(onReady, [onReady])
  return (
    <SnackbarProvider
      maxSnack={3}
      autoHideDuration={2500}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      classes={{ containerRoot: styles.container }}
    />
  )
}

/** Renders toasts in a root of their own, so that they stay when the page changes; resolves once it is mounted. */
export function mountToastHost(): Promise<(message: string, tone: ToastTone) => void> {
  // MUI's dialogs set `aria-hidden` on all other children of the body except on elements such as `slot`.
  const container = document.createElement('slot')
  document.body.append(container)
  return new Promise((resolve) => {
    const show = (message: string, tone: ToastTone) => {
      enqueueSnackbar(message, { variant: tone, className: classNames(styles.toast, styles[tone]) })
    }
    createRoot(container).render(<ToastHost onReady={() => resolve(show)} />)
  })
}
