import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ProductImport } from '@/api'
import { t } from '@/shared/lib/language'
import * as importMessages from '../importMessages'
import { describeChange, describePlan } from '../lib/importTexts'
import { ImportProblems } from './ImportProblems'
import { ImportTable } from './ImportTable'

/** What an import would change, or why it can't. */
export function ImportReport({ report }: { report: ProductImport }) {
  const { created, updated, unchanged, changes, problems } = report
  if (problems.length > 0) return <ImportProblems problems={problems} />
  const count = created + updated
  if (count === 0) {
    return <Alert severity="info">{t(importMessages.nothingToImport)(unchanged)}</Alert>
  }
  return (
    <>
      <Alert severity="info">
        {t(importMessages.notImportedYet)(describePlan(report), unchanged)}
      </Alert>
      <ImportTable
        aria-label={t(importMessages.changes)}
        columns={[t(importMessages.row), t(importMessages.product), t(importMessages.change)]}
        rows={changes.map((change) => ({
          key: `${change.row}`,
          name: t(importMessages.rowNumber)(change.row),
          values: [change.productName, describeChange(change)],
        }))}
      />
      {count > changes.length && (
        <Typography color="text.secondary">
          {t(importMessages.andMore)(count - changes.length)}
        </Typography>
      )}
    </>
  )
}
