import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { type ExportName, exportList, isSessionExpired, sessionExpired } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { t } from '@/shared/lib/language'
import { DownloadIcon } from '@/shared/ui/icon/accountIcons'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch } from '@/store/hooks'
import type { AnyRow } from './columns'
import * as messages from './messages'
import { saveFile } from './saveFile'

type ExportButtonProps = {
  list: ExportName
  /** The table's current filters; the file has all matching rows, not only the page. */
  filters: Parameters<typeof exportList>[1]
  /** Only these of the matching rows. The filters count too: with some of them, deleted rows are listed. */
  rows?: readonly AnyRow[] | undefined
  /** Only the icon. */
  isCompact?: boolean
}

/** In milliseconds. A file of thousands of rows takes longer. */
const longExport = 1000

/** Downloads the list, or the given rows of it, as CSV. */
export function ExportButton({ list, filters, rows, isCompact = false }: ExportButtonProps) {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    const timer = setTimeout(() => showToast(t(messages.fileBeingMade)), longExport)
    const { file, name, problem } = await exportList(list, {
      ...filters,
      ids: rows?.map(({ _id }) => _id).join(),
    })
    clearTimeout(timer)
    setIsBusy(false)
    if (file) {
      saveFile(file, name)
      showToast(t(messages.downloaded)(name))
    } else if (isSessionExpired(problem)) dispatch(sessionExpired())
    else showToast(problem.message, 'warning')
  }

  const props = { size: 'small', isBusy, onClick: () => void download() } as const
  if (!isCompact) {
    return (
      <BusyButton {...props} startIcon={<DownloadIcon size={20} />}>
        {t(messages.exportCsv)}
      </BusyButton>
    )
  }
  return (
    <Tooltip title={t(messages.exportCsv)}>
      <BusyButton {...props} aria-label={t(messages.exportCsv)} sx={{ minWidth: 44, px: 1 }}>
        <DownloadIcon size={20} />
      </BusyButton>
    </Tooltip>
  )
}
