import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/classNames'
import styles from './Panel.module.css'

type PanelProps = {
  title?: string
  /** Stands beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A white sheet on a dashboard's ground; one with a title is a region of that name. */
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
