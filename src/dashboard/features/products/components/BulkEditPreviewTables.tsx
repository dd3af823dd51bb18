import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { type BulkEditPreview, localMessage } from '@/api'
import { t } from '@/shared/lib/language'
import * as importMessages from '../importMessages'
import { describeOffers } from '../lib/bulkEdit'
import * as messages from '../messages'
import { ImportTable } from './ImportTable'

/** What an edit would change, and what it would not. */
export function BulkEditPreviewTables({ plan }: { plan: BulkEditPreview }) {
  const { changed, unchanged, refused, changes, problems } = plan
  return (
    <>
      <Alert severity={changed > 0 ? 'info' : 'warning'}>
        {t(messages.previewCounts)(changed, unchanged, refused)}
      </Alert>
      {changes.length > 0 && (
        <ImportTable
          aria-label={t(importMessages.changes)}
          columns={[t(importMessages.product), t(importMessages.change)]}
          rows={changes.map((change) => ({
            key: change._id,
            name: change.productName,
            values: [describeOffers(change)],
          }))}
          sx={nameWraps}
        />
      )}
      <More count={changed - changes.length} />
      {problems.length > 0 && (
        <ImportTable
          aria-label={t(messages.refusedProducts)}
          columns={[t(messages.refusedProducts), t(importMessages.problem)]}
          rows={problems.map((problem) => ({
            key: problem._id,
            name: problem.productName,
            values: [localMessage(problem)],
          }))}
          sx={nameWraps}
        />
      )}
      <More count={refused - problems.length} />
    </>
  )
}

const nameWraps = { '& th[scope="row"]': { width: '45%', overflowWrap: 'anywhere' } }

const More = ({ count }: { count: number }) =>
  count > 0 && <Typography color="text.secondary">{t(importMessages.andMore)(count)}</Typography>
