import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type PayBannerProps = { label: string; title: string; action: ReactNode; children?: ReactNode }

/** What is to be paid, beside the button for it; on phones the button is as wide as the page. */
export function PayBanner({ label, title, action, children }: PayBannerProps) {
  return (
    <Card component="section" aria-label={label} sx={banner}>
      <Stack sx={{ flex: '1 1 18rem', gap: 0.5 }}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </Stack>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '0 0 12rem' }, '& button': { width: '100%' } }}>
        {action}
      </Box>
    </Card>
  )
}

const banner = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  border: '1px solid var(--marigold-300)',
  bgcolor: 'var(--marigold-50)',
}
