import LinearProgress from '@mui/material/LinearProgress'
import type { ExportName, exportList } from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { countText } from '../../../../shared/ui/data-table/listLength'
import { CloseIcon, DownloadIcon } from '../../../../shared/ui/icon'
import { useExport } from '../hooks/useExport'
import styles from './ExportButton.module.css'

type ExportButtonProps = {
  list: ExportName
  /** The table's current filters; the file has all matching rows, not only the page. */
  filters: Parameters<typeof exportList>[1]
}

/** Downloads the whole list, showing progress meanwhile. */
export function ExportButton({ list, filters }: ExportButtonProps) {
  const { progress, start, cancel } = useExport(list)

  if (!progress) {
    return (
      <Button className={styles.button} onClick={() => start(filters)}>
        <DownloadIcon size={20} />
        Export CSV
      </Button>
    )
  }
  const { done, total } = progress
  return (
    <div className={styles.progress}>
      <div className={styles.status}>
        <span className={styles.count}>
          {total > 0 ? `${countText(done)} of ${countText(total)}` : 'Exporting…'}
        </span>
        <LinearProgress
          aria-label={`Export ${list}`}
          variant={total > 0 ? 'determinate' : 'indeterminate'}
          value={total > 0 ? Math.min(100, Math.round((done / total) * 100)) : undefined}
        />
      </div>
      <Button variant="text" aria-label="Cancel export" onClick={cancel}>
        <CloseIcon size={18} />
      </Button>
    </div>
  )
}
