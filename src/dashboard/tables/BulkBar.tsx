import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { useKeepFocus } from '@/dashboard/ui/useKeepFocus'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { BulkActions } from './BulkActions'
import * as messages from './messages'
import type { BulkAction } from './tableTypes'
import { maxSelected } from './useSelection'

type BulkBarProps = {
  count: number
  /** At the bottom of the screen. */
  isNarrow: boolean
  /** Selects the matching rows of the other pages, too. */
  selectAll?: { total: number; isTooMany: boolean; isLoading: boolean; onSelect: () => void }
  onClear: () => void
  /** For all selected rows. */
  actions: readonly BulkAction[]
  /** After the actions. */
  children: ReactNode
}

/** One row; on phones the actions have a row of their own. */
export function BulkBar({ count, isNarrow, selectAll, onClear, actions, children }: BulkBarProps) {
  return (
    <Box
      component="section"
      ref={useKeepFocus()}
      aria-label={t(messages.selectedRows)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        gap: 1,
        pl: 2,
        borderRadius: 'var(--radius)',
        bgcolor: 'var(--ink-800)',
        color: 'var(--text-on-ink)',
        '& .MuiButton-outlined': {
          minHeight: isNarrow ? undefined : 36,
          px: 1.5,
          color: 'text.primary',
          fontSize: 'var(--text-sm)',
        },
        ...(isNarrow && {
          position: 'fixed',
          zIndex: 'var(--layer-sticky)',
          inset: 'auto 0 0',
          px: 'var(--gutter)',
          py: 1.5,
          borderRadius: 'var(--radius) var(--radius) 0 0',
        }),
      }}
    >
      <Box
        component="p"
        role="status"
        sx={{ mr: 1, fontWeight: 'var(--weight-semibold)', whiteSpace: 'nowrap' }}
      >
        {t(messages.selectedCount)(count)}
      </Box>
      {selectAll?.isTooMany && <p>{t(messages.tooManyToSelect)(formatCount(maxSelected))}</p>}
      {selectAll && !selectAll.isTooMany && (
        <BusyButton
          size="small"
          variant="text"
          isBusy={selectAll.isLoading}
          onClick={selectAll.onSelect}
        >
          {t(messages.selectMatches)(formatCount(selectAll.total))}
        </BusyButton>
      )}
      <Stack
        direction="row"
        sx={{
          flex: '1 1 20rem',
          alignItems: 'center',
          gap: 1,
          minWidth: 0,
          ...(isNarrow && { flexBasis: '100%', order: 1 }),
        }}
      >
        <BulkActions actions={actions} isNarrow={isNarrow} />
        {children}
      </Stack>
      <Tooltip title={t(messages.clearSelection)}>
        <IconButton aria-label={t(messages.clearSelection)} sx={{ ml: 'auto' }} onClick={onClear}>
          <CloseIcon size={20} />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
