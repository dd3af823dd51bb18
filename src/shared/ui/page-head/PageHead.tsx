import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = {
  title: ReactNode
  /** Sentence below the title. */
  lead?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
}

export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
