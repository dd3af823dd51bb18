import { isSavingData } from './isSavingData'
import { whenIdle } from './whenIdle'

/** Milliseconds in which the page usually shows its data. */
const delay = 1000

/**
 * Runs the callback, which renders what is far below, when the browser is idle some time from now; never for users who save data.
 * Returns a function that cancels it.
 */
export function whenQuiet(callback: () => void): () => void {
  if (isSavingData()) return () => {}
  let cancelIdle = () => {}
  const timer = setTimeout(() => {
    cancelIdle = whenIdle(callback)
  }, delay)
  return () => {
    clearTimeout(timer)
    cancelIdle()
  }
}
