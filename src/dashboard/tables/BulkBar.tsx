import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import * as messages from './messages'
import { maxSelected } from './useSelection'

type BulkBarProps = {
  count: number
  /** At the bottom of the screen. */
  isNarrow: boolean
  /** Selects the matching rows of the other pages, too. */
  selectAll?: { total: number; isTooMany: boolean; isLoading: boolean; onSelect: () => void }
  onClear: () => void
  /** Actions for all selected rows. */
  children: ReactNode
}

export function BulkBar({ count, isNarrow, selectAll, onClear, children }: BulkBarProps) {
  return (
    <Box
      component="section"
      aria-label={t(messages.selectedRows)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        borderRadius: 'var(--radius)',
        bgcolor: 'var(--ink-800)',
        color: 'var(--text-on-ink)',
        '& > p': { my: 1 },
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
        // On phones two in a row, so that no label wraps.
        sx={{
          gap: 1,
          ...(isNarrow && {
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
            order: 1,
            width: '100%',
          }),
        }}
      >
        {children}
      </Stack>
      <Button
        size="small"
        variant="text"
        startIcon={<CloseIcon size={18} />}
        sx={{ ml: 'auto' }}
        onClick={onClear}
      >
        {t(messages.clearSelection)}
      </Button>
    </Box>
  )
}
