import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

const row = { flexFlow: 'row wrap' }
/** As high as a button, so that buttons are level with the title. */
const level = { alignItems: 'center', minHeight: { sm: 'var(--touch)' } }

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      sx={{
        ...row,
        alignItems: { xs: 'center', sm: 'start' },
        justifyContent: 'space-between',
        gap: '16px 24px',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ ...level, display: 'flex', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead && <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>}
      </Box>
      {actions && <Stack sx={{ ...row, ...level, gap: 1.5 }}>{actions}</Stack>}
    </Stack>
  )
}
