import type { ReactNode } from 'react'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'
import styles from './AdminPage.module.css'

type AdminPageProps = { title: string; actions?: ReactNode; children: ReactNode }

/** A page with one table, which scrolls inside while the heading, filters and pagination stay visible. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} actions={actions} />
      {children}
    </div>
  )
}
