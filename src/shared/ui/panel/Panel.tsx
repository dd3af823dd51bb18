import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/classNames'
import styles from './Panel.module.css'

type PanelProps = {
  title?: string
  /** Beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card in a dashboard; with a title it is a labelled region. */
export function Panel({ title, action, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={classNames(styles.panel, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
