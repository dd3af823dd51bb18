import { useState } from 'react'
import type { BulkOutcome } from '../../../../api'
import { BulkReport, type BulkResult } from '../components/BulkReport'
import { toastProblem } from '../lib/toastProblem'

type BulkWords = {
  /** What was done, for the head of a result with failures: `marked as delivered`. */
  deed: string
  /** What is called how, for those that failed. */
  names: ReadonlyMap<string, string>
  /** All went well. */
  onDone: (count: number) => void
}

/** Does something with many at once and tells, where some failed, which and why. */
export function useBulkAction() {
  const [result, setResult] = useState<BulkResult>()

  async function run<Outcome extends BulkOutcome>(
    call: Promise<Outcome>,
    { deed, names, onDone }: BulkWords,
  ): Promise<Outcome | undefined> {
    try {
      const outcome = await call
      const { done, failed } = outcome
      if (failed.length === 0) onDone(done.length)
      else setResult({ deed, done: done.length, failed, names })
      return outcome
    } catch (problem) {
      toastProblem(problem)
      return undefined
    }
  }

  const report = result && <BulkReport result={result} onClose={() => setResult(undefined)} />
  return { run, report }
}
