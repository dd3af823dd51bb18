import type { ReactNode } from 'react'
import { Button } from '../button/Button'
import { CloseIcon } from '../icon'
import styles from './BulkBar.module.css'

type BulkBarProps = {
  count: number
  onClear: () => void
  /** Actions for all selected rows. */
  children: ReactNode
}

/** Replaces the filters while rows are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <section className={styles.bar} aria-label="Selected rows">
      <p className={styles.count} role="status">
        {count} selected
      </p>
      <div className={styles.actions}>{children}</div>
      <Button className={styles.clear} variant="text" onClick={onClear}>
        <CloseIcon size={18} />
        Clear selection
      </Button>
    </section>
  )
}
