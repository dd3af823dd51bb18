import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useCloseOnBack } from '../../hooks/useCloseOnBack'
import { CloseIcon } from '../icon'
import { IconButton } from '../icon-button/IconButton'
import styles from './SidePanel.module.css'

type SidePanelProps = {
  title: ReactNode
  onClose: () => void
  /** Stays visible below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A non-modal dialog beside the page, which stays usable. On phones it covers the page.
 */
export function SidePanel({ title, onClose, footer, children }: SidePanelProps) {
  const panelRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useCloseOnBack(true, onClose)

  useEffect(() => {
    const opener = document.activeElement
    panelRef.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={panelRef}
      open
      className={styles.panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  )
}
