import Box from '@mui/material/Box'
import { type SavedView, type SavedViewChanges, useUpdateSavedViewMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { showProblem } from '@/dashboard/ui/showProblem'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from './messages'

type SaveButtonProps = { view: SavedView; changes: SavedViewChanges }

/** Saves what was changed of the view that is open. */
export function SaveButton({ view, changes }: SaveButtonProps) {
  const [updateView, { isLoading }] = useUpdateSavedViewMutation()

  const label = t(view.isShared ? messages.saveForAll : messages.save)

  async function save() {
    const { error } = await updateView({ id: view._id, savedViewChanges: changes })
    if (error) showProblem(error, 'warning')
    else showToast(t(messages.viewSaved))
  }

  return (
    <BusyButton
      size="small"
      isBusy={isLoading}
      aria-label={label}
      sx={{ flex: 'none' }}
      onClick={() => void save()}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: { md: 'none' } }}>
        {t(messages.save)}
      </Box>
    </BusyButton>
  )
}
