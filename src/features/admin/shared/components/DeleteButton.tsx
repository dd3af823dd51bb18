import { TrashIcon } from '../../../../shared/ui/icon/shoppingIcons'
import cells from './cells.module.css'

type DeleteButtonProps = {
  /** What it deletes, for ears. */
  label: string
  tabIndex?: number
  onClick: () => void
}

/** At the end of a row. */
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
