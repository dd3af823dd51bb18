import { useEffect, useRef, useState } from 'react'
import { type ExportName, exportList, sessionExpired } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'
import { useAppDispatch } from '../../../../store/hooks'
import { saveFile } from '../lib/saveFile'
import { toastProblem } from '../lib/toastProblem'

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
      void showToast(`${exported.name} downloaded`)
      return
    }
    const { problem } = exported
    if (problem.status === 401 || problem.status === 403) dispatch(sessionExpired())
    else toastProblem(problem)
  }

  return {
    progress,
    start: (filters: Filters) => void start(filters),
    cancel: () => running.current?.abort(),
  }
}
