import type { ReactNode } from 'react'
import { DashboardTheme } from '../../../../shared/theme/DashboardTheme'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'
import styles from './AdminPage.module.css'

type AdminPageProps = { title: string; actions?: ReactNode; children: ReactNode }

/** An admin's table takes the whole screen: its head, filters and pages stay in sight while its rows scroll. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <DashboardTheme>
      <div className={styles.page}>
        <PageHead title={title} actions={actions} />
        {children}
      </div>
    </DashboardTheme>
  )
}
