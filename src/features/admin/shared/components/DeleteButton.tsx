import IconButton from '@mui/material/IconButton'
import { TrashIcon } from '../../../../shared/ui/icon'

type DeleteButtonProps = {
  label: string
  tabIndex?: number
  onClick: () => void
}

export function DeleteButton({ label, tabIndex, onClick }: DeleteButtonProps) {
  return (
    <IconButton
      aria-label={label}
      tabIndex={tabIndex}
      sx={{ ml: 'auto', '&:hover': { color: 'error.main' } }}
      onClick={onClick}
    >
      <TrashIcon size={20} />
    </IconButton>
  )
}
