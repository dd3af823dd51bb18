import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { t } from '@/shared/lib/language'
import { PeopleIcon } from '@/shared/ui/icon/accountIcons'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from './messages'

type ViewTabProps = {
  name: string
  to: string
  isCurrent: boolean
  isShared?: boolean
  /** Search, filters, sort or columns differ from what was saved. */
  isChanged?: boolean
  onChoose?: () => void
}

export function ViewTab({ name, to, isCurrent, isShared, isChanged, onChoose }: ViewTabProps) {
  return (
    <Box component="li" sx={{ flex: 'none' }}>
      <ButtonBase
        component={Link}
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        sx={tabStyle}
      >
        {isShared && <PeopleIcon size={18} />}
        {name}
        {isShared && <VisuallyHidden>, {t(messages.shared)}</VisuallyHidden>}
        {isChanged && (
          <>
            <Box
              component="span"
              sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'var(--marigold-600)' }}
            />
            <VisuallyHidden>, {t(messages.changed)}</VisuallyHidden>
          </>
        )}
      </ButtonBase>
    </Box>
  )
}

const tabStyle = {
  gap: 0.75,
  minHeight: 'var(--touch)',
  px: 1.5,
  borderRadius: 'var(--radius)',
  fontSize: 'var(--text-sm)',
  fontWeight: 'var(--weight-medium)',
  color: 'var(--text-soft)',
  whiteSpace: 'nowrap',
  '&[aria-current]': { bgcolor: 'var(--ink-100)', color: 'var(--text)' },
  '@media (hover: hover)': { '&:hover': { bgcolor: 'var(--ink-100)' } },
}
