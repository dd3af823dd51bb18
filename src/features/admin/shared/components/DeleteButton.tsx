import { TrashIcon } from '../../../../shared/ui/icon'
import cells from './cells.module.css'

type DeleteButtonProps = {
  label: string
  tabIndex?: number
  onClick: () => void
}

export function DeleteButton({ label, tabIndex, onClick }: DeleteButtonProps) {
  return (
    <button
      type="button"
      className={cells.delete}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      <TrashIcon size={20} />
    </button>
  )
}
