import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ProductImport } from '@/api'
import { t } from '@/shared/lib/language'
import { describeChange, describePlan } from '../lib/importTexts'
import * as messages from '../messages'
import { ImportProblems } from './ImportProblems'
import { ImportTable } from './ImportTable'

/** What an import would change, or why it can't. */
export function ImportReport({ report }: { report: ProductImport }) {
  const { created, updated, unchanged, changes, problems } = report
  if (problems.length > 0) return <ImportProblems problems={problems} />
  const count = created + updated
  if (count === 0) {
    return <Alert severity="info">{t(messages.nothingToImport)(unchanged)}</Alert>
  }
  return (
    <>
      <Alert severity="info">{t(messages.notImportedYet)(describePlan(report), unchanged)}</Alert>
      <ImportTable
        aria-label={t(messages.changes)}
        columns={[t(messages.row), t(messages.product), t(messages.change)]}
        rows={changes.map((change) => ({
          key: `${change.row}`,
          name: t(messages.rowNumber)(change.row),
          values: [change.productName, describeChange(change)],
        }))}
      />
      {count > changes.length && (
        <Typography color="text.secondary">
          {t(messages.andMore)(count - changes.length)}
        </Typography>
      )}
    </>
  )
}
