import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}

const row = { flexFlow: 'row wrap' }

export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <Stack
      component="header"
      sx={{
        ...row,
        alignItems: lead ? 'end' : 'center',
        justifyContent: 'space-between',
        gap: '16px 24px',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>}
      </Box>
      {actions && <Stack sx={{ ...row, gap: 1.5 }}>{actions}</Stack>}
    </Stack>
  )
}
