import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { ProductImport } from '@/api'
import { pluralize } from '@/shared/lib/pluralize'
import { describeChange, describeCounts } from '../lib/importTexts'
import { ImportProblems } from './ImportProblems'
import { ImportTable } from './ImportTable'

/** What an import would change, or why it can't. */
export function ImportReport({ report }: { report: ProductImport }) {
  const { created, updated, unchanged, changes, problems } = report
  if (problems.length > 0) return <ImportProblems problems={problems} />
  const count = created + updated
  if (count === 0) {
    return (
      <Alert severity="info">
        {`Nothing to import: ${pluralize(unchanged, 'product')} in the file, none with a change.`}
      </Alert>
    )
  }
  return (
    <>
      <Alert severity="info">
        {`${describeCounts(report, 'will be ')}. Unchanged: ${unchanged}. Nothing has been imported yet.`}
      </Alert>
      <ImportTable
        aria-label="Changes"
        columns={['Row', 'Product', 'Change']}
        rows={changes.map((change) => ({
          key: `${change.row}`,
          name: change.row,
          values: [change.productName, describeChange(change)],
        }))}
      />
      {count > changes.length && (
        <Typography color="text.secondary">{`And ${count - changes.length} more.`}</Typography>
      )}
    </>
  )
}
