import { useState } from 'react'
import type { BulkOutcome } from '../../../../api'
import { BulkReport, type BulkResult } from '../components/BulkReport'

type BulkOptions = {
  /** Past participle for the title of the report: `marked as delivered`. */
  actionLabel: string
  /** Row names by id, for the report. */
  names: ReadonlyMap<string, string>
  /** Called if no row failed. */
  onDone: (count: number) => void
}

/** Runs a bulk action; `report` lists the rows that failed. */
export function useBulkAction() {
  const [result, setResult] = useState<BulkResult>()

  async function run<Outcome extends BulkOutcome>(
    call: Promise<{ data?: Outcome }>,
    { actionLabel, names, onDone }: BulkOptions,
  ): Promise<Outcome | undefined> {
    const { data: outcome } = await call
    if (!outcome) return undefined
    const { done, failed } = outcome
    if (failed.length === 0) onDone(done.length)
    else setResult({ actionLabel, done: done.length, failed, names })
    return outcome
  }

  const report = result && <BulkReport result={result} onClose={() => setResult(undefined)} />
  return { run, report }
}
