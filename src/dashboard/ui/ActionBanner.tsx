import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ArrowRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'

type ActionBannerProps = {
  to: string
  icon: ReactNode
  /** Below the text. */
  detail?: string
  children: ReactNode
}

/** A prominent link to something the user should do. */
export function ActionBanner({ to, icon, detail, children }: ActionBannerProps) {
  return (
    <ListItemButton
      component={Link}
      to={to}
      sx={{
        minHeight: 56,
        px: 2,
        py: 1.5,
        border: '1px solid var(--marigold-300)',
        borderRadius: 'var(--radius)',
        bgcolor: 'var(--marigold-50)',
        lineHeight: 1.3,
        '& svg': { flex: 'none' },
        '& svg:first-of-type': { color: 'var(--marigold-600)' },
        '& svg:last-of-type': { ml: 'auto', color: 'inherit' },
        '@media (hover: hover)': { '&:hover': { bgcolor: 'var(--marigold-100)' } },
      }}
    >
      {icon}
      <span>
        {children}
        {detail && (
          <Typography
            variant="body2"
            component="span"
            sx={{ display: 'block', lineHeight: 1.3, textWrap: 'balance' }}
          >
            {' '}
            {detail}
          </Typography>
        )}
      </span>
      <ArrowRightIcon size={20} />
    </ListItemButton>
  )
}
