import { useEffect, useRef, useState } from 'react'
import { type ExportName, exportList, isSessionExpired, sessionExpired } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'
import { useAppDispatch } from '../../../../store/hooks'
import { saveFile } from '../lib/saveFile'

type Filters = Parameters<typeof exportList>[1]
type Progress = { done: number; total: number }

/** One export at a time; leaving the page cancels it. */
export function useExport(list: ExportName) {
  const dispatch = useAppDispatch()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function start(filters: Filters) {
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: 0 })
    const exported = await exportList(list, filters, {
      signal: controller.signal,
      onProgress: (done, total) => setProgress({ done, total }),
    })
    setProgress(undefined)
    if (!exported) return
    if (exported.file) {
      saveFile(exported.file, exported.name)
      showToast(`${exported.name} downloaded`)
      return
    }
    const { problem } = exported
    if (isSessionExpired(problem)) dispatch(sessionExpired())
    else showToast(problem.message, 'warning')
  }

  return {
    progress,
    start: (filters: Filters) => void start(filters),
    cancel: () => running.current?.abort(),
  }
}
