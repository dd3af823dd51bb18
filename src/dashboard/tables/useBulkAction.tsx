import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import { type BulkOutcome, localMessage } from '@/api'
import { Modal } from '@/dashboard/ui/Modal'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

type BulkOptions = {
  /** Past participle for the title of the report: `marked as delivered`; in Bengali with its verb. */
  actionLabel: string
  /** The rows: names by id, for the report. */
  names: ReadonlyMap<string, string>
  /** How many rows are sent in a call: as many as the contract's `ids` may have, or 1 if the call has no `ids`. */
  batchSize?: number
  /** Called if no row failed. */
  onDone: (count: number) => void
  /** Called if any row was sent. */
  onSent?: (() => void) | undefined
}

/** Of the contract's `ids`. */
const maxIds = 100

/** Runs a bulk action; `report` lists the rows that failed. */
export function useBulkAction() {
  const [result, setResult] = useState<BulkResult>()

  /** Sends the rows of `names`, at most 100 in a call, and returns the responses. After an error the rest is not sent. */
  async function run<Outcome extends BulkOutcome>(
    send: (body: { ids: string[] }) => Promise<{ data?: Outcome }>,
    { actionLabel, names, batchSize = maxIds, onDone, onSent }: BulkOptions,
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
      message: t(messages.notTried),
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

type BulkResult = {
  actionLabel: string
  done: number
  failed: BulkOutcome['failed']
  names: ReadonlyMap<string, string>
}

type BulkReportProps = { result: BulkResult; onClose: () => void }

/** The result of a bulk action that failed for some rows: which, and why. */
function BulkReport({ result, onClose }: BulkReportProps) {
  const { actionLabel, done, failed, names } = result
  return (
    <Modal
      title={t(messages.bulkResult)(done, done + failed.length, actionLabel)}
      onClose={onClose}
      actions={
        <Button fullWidth variant="contained" onClick={onClose}>
          {t(ui.close)}
        </Button>
      }
    >
      {t(messages.failedCount)(failed.length)}
      <List disablePadding>
        {failed.map((failure) => (
          <ListItem key={failure._id} disableGutters divider>
            <ListItemText
              primary={names.get(failure._id) ?? failure._id}
              secondary={localMessage(failure)}
              slotProps={{
                primary: { sx: { overflowWrap: 'anywhere' } },
                secondary: { color: 'error' },
              }}
            />
          </ListItem>
        ))}
      </List>
    </Modal>
  )
}
