import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { IconButton } from '@/shared/ui/IconButton'
import { CloseIcon } from '@/shared/ui/icon/icons'
import styles from './Sheet.module.css'

type SheetProps = {
  /** Without a title, there is no header, and `label` names the dialog. */
  title?: ReactNode
  label?: string
  /** `bottom` slides up from the bottom edge; `drawer` slides in from the left and is as wide as its content. */
  variant?: 'bottom' | 'fullscreen' | 'drawer'
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/**
 * The native `<dialog>` traps the focus and makes the page inert. Escape, the browser's Back button and a click beside the
 * sheet close it.
 */
export function Sheet({ title, label, variant = 'bottom', onClose, footer, children }: SheetProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseOnBack(true, onClose)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      const hadFocus =
        document.activeElement === document.body || dialog.contains(document.activeElement)
      dialog.close()
      if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the `cancel` event.
    <dialog
      ref={dialogRef}
      className={classNames(styles.sheet, styles[variant])}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className={styles.frame}>
        {title && (
          <header className={styles.head}>
            <h2 id={titleId} className="one-line">
              {title}
            </h2>
            <IconButton aria-label={t(shared.close)} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
        )}
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
