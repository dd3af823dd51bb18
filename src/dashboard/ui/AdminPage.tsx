import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { t } from '@/shared/lib/language'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import * as messages from './messages'
import { PageHeader } from './PageHeader'

type AdminPageProps = {
  title: string
  lead?: string
  actions?: ReactNode
  /** The dashboard leads to it, the menu does not. */
  isBelowDashboard?: boolean
  children: ReactNode
}

const trail = [{ label: t(messages.dashboard), to: '/dashboard' }]

/** A page with one table, which scrolls inside while the heading, filters and pagination stay visible. */
export function AdminPage({ title, lead, actions, isBelowDashboard, children }: AdminPageProps) {
  return (
    <Stack
      sx={{
        gap: 2,
        minWidth: 0,
        // Without the padding of the dashboard.
        height: { md: 'calc(100dvh - 2 * var(--s6))' },
        minHeight: { md: '34rem' },
        mb: { md: 'calc(var(--s6) - var(--s12))' },
      }}
    >
      {isBelowDashboard && (
        <Box sx={{ my: -1.5 }}>
          <Breadcrumbs trail={trail} current={title} />
        </Box>
      )}
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </Stack>
  )
}
