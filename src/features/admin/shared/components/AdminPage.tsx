import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { DashboardTheme } from '../../../../shared/theme/DashboardTheme'
import { PageHead } from '../../../../shared/ui/page-head/PageHead'

type AdminPageProps = { title: string; lead?: string; actions?: ReactNode; children: ReactNode }

/** A page with one table, which scrolls inside while the heading, filters and pagination stay visible. */
export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <DashboardTheme>
      <Stack
        sx={{
          gap: 2,
          minWidth: 0,
          [`@media ${atLeast('desktop')}`]: {
            // Without the padding of the dashboard.
            height: 'calc(100dvh - 2 * var(--s6))',
            minHeight: '34rem',
            mb: 'calc(var(--s6) - var(--s12))',
          },
        }}
      >
        <PageHead title={title} lead={lead} actions={actions} />
        {children}
      </Stack>
    </DashboardTheme>
  )
}
