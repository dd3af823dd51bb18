import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { below } from '@/dashboard/theme/breakpoints'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'

type SubmitBarProps = {
  isDirty: boolean
  isBusy: boolean
  /** In place of going to the products. */
  onCancel?: (() => void) | undefined
  children: string
}

/** Cancel and submit, always visible at the bottom of the form. */
export function SubmitBar({ isDirty, isBusy, onCancel, children }: SubmitBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 1,
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'end',
        gap: 1.5,
        mx: { xs: 'calc(-1 * var(--gutter))', md: -3 },
        mb: -6,
        p: 'var(--s3) var(--gutter) max(var(--s3), env(safe-area-inset-bottom))',
        borderTop: '1px solid var(--line)',
        bgcolor: 'var(--surface)',
        [`@media ${below('smallTablet')}`]: { '& > *': { flex: 1 } },
        px: { md: 3 },
      }}
    >
      {isDirty && (
        <Typography variant="body2" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
          {t(messages.unsavedChanges)}
        </Typography>
      )}
      <Button component={Link} to="/dashboard/all-products" onFollow={onCancel}>
        {t(ui.cancel)}
      </Button>
      <BusyButton type="submit" variant="contained" isBusy={isBusy} sx={{ minWidth: '9.5rem' }}>
        {children}
      </BusyButton>
    </Box>
  )
}
