import type { ReactNode } from 'react'
import { BoxIcon } from '../icon'
import styles from './EmptyState.module.css'

type EmptyStateProps = { title: string; children?: ReactNode }

/** Says that there is nothing, and what one can do instead. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <BoxIcon size={36} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
