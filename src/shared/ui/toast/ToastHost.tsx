import { enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
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

/** Puts the toasts beside the page, so that they outlive its screens; answers when they can be shown. */
export function mountToastHost(): Promise<(message: string, tone: ToastTone) => void> {
  const place = document.createElement('div')
  document.body.append(place)
  return new Promise((resolve) => {
    const show = (message: string, tone: ToastTone) => {
      enqueueSnackbar(message, { variant: tone, className: styles[tone] })
    }
    createRoot(place).render(<ToastHost onReady={() => resolve(show)} />)
  })
}
