import { useState } from 'react'
import type { BulkOutcome } from '@/api'
import { BulkReport, type BulkResult } from './BulkReport'

type BulkOptions = {
  /** Past participle for the title of the report: `marked as delivered`. */
  actionLabel: string
  /** The rows: names by id, for the report. */
  names: ReadonlyMap<string, string>
  /** Called if no row failed. */
  onDone: (count: number) => void
  /** Called if any row was sent. */
  onSent?: (() => void) | undefined
}

/** Of the contract's `ids`. */
const batchSize = 100

/** Runs a bulk action; `report` lists the rows that failed. */
export function useBulkAction() {
  const [result, setResult] = useState<BulkResult>()

  /** Sends the rows of `names`, at most 100 in a call, and returns the responses. After an error the rest is not sent. */
  async function run<Outcome extends BulkOutcome>(
    send: (body: { ids: string[] }) => Promise<{ data?: Outcome }>,
    { actionLabel, names, onDone, onSent }: BulkOptions,
  ): Promise<Outcome[]> {
    const ids = [...names.keys()]
    const outcomes: Outcome[] = []
    for (let start = 0; start < ids.length; start += batchSize) {
      const { data } = await send({ ids: ids.slice(start, start + batchSize) })
      if (!data) break
      outcomes.push(data)
    }
    if (outcomes.length === 0) return []
    const done = outcomes.flatMap((outcome) => outcome.done)
    const unsent = ids.slice(outcomes.length * batchSize).map((_id) => ({
      _id,
      code: 'not_sent',
      message: 'Not tried, because the call before it failed.',
    }))
    const failed = [...outcomes.flatMap((outcome) => outcome.failed), ...unsent]
    if (failed.length === 0) onDone(done.length)
    else setResult({ actionLabel, done: done.length, failed, names })
    onSent?.()
    return outcomes
  }

  const report = result && <BulkReport result={result} onClose={() => setResult(undefined)} />
  return { run, report }
}
