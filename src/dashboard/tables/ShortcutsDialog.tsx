import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { Modal } from '@/dashboard/ui/Modal'
import { t } from '@/shared/lib/language'
import * as messages from './messages'
import type { TableView } from './tablePrefsSlice'

type ShortcutsDialogProps = {
  view: TableView
  canOpenRows: boolean
  hasEditing: boolean
  onClose: () => void
}

/** The keys of a table; single ones can be switched off. */
export function ShortcutsDialog({ view, canOpenRows, hasEditing, onClose }: ShortcutsDialogProps) {
  return (
    <Modal
      hasClose
      title={t(messages.shortcuts)}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <DescriptionList
        items={[
          ['/', t(messages.focusSearch)],
          ['j, k', t(messages.nextAndPreviousRow)],
          ['e', canOpenRows && t(messages.openRow)],
          ['?', t(messages.showShortcuts)],
          ['Ctrl K', t(messages.showPalette)],
        ]}
      />
      <FormControlLabel
        label={t(messages.singleKeys)}
        control={
          <Switch
            checked={view.hasShortcuts}
            onChange={(_event, hasShortcuts) => view.onChange({ hasShortcuts })}
          />
        }
      />
      {hasEditing && <Typography>{t(messages.editingKeys)}</Typography>}
    </Modal>
  )
}
