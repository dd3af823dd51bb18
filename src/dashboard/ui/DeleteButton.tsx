import IconButton from '@mui/material/IconButton'
import styles from '@/dashboard/tables/cells.module.css'
import { TrashIcon } from '@/shared/ui/icon/accountIcons'

type DeleteButtonProps = {
  label: string
  tabIndex?: number
  onClick: () => void
}

export function DeleteButton({ label, tabIndex, onClick }: DeleteButtonProps) {
  return (
    <IconButton aria-label={label} tabIndex={tabIndex} className={styles.delete} onClick={onClick}>
      <TrashIcon size={20} />
    </IconButton>
  )
}
