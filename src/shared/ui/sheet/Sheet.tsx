import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useCloseOnBack } from '../../hooks/useCloseOnBack'
import { classNames } from '../../lib/classNames'
import { CloseIcon } from '../icon'
import { IconButton } from '../icon-button/IconButton'
import styles from './Sheet.module.css'

type SheetProps = {
  title: string
  /** `bottom` slides up from the bottom edge; `modal` too, but is centred on wide screens. */
  variant?: 'bottom' | 'modal' | 'fullscreen'
  onClose: () => void
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The native `<dialog>` traps the focus and closes on Escape.
 */
export function Sheet({ title, variant = 'bottom', onClose, footer, children }: SheetProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseOnBack(true, onClose)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={dialogRef}
      className={classNames(
        styles.sheet,
        variant !== 'fullscreen' && styles.bottom,
        styles[variant],
      )}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
