import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import type { ImportProblem } from '@/api'
import { saveFile } from '@/dashboard/tables/saveFile'
import { DownloadIcon } from '@/shared/ui/icon/accountIcons'
import { describeProblems, toProblemsFile } from '../lib/importTexts'
import { ImportTable } from './ImportTable'

const pageSize = 20

/** What is wrong in a file, row by row. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const [page, setPage] = useState(0)
  const shown = problems.slice(page * pageSize, (page + 1) * pageSize)
  return (
    <>
      <Alert severity="error">{describeProblems(problems)}</Alert>
      <ImportTable
        aria-label="Problems"
        columns={['Row', 'Column', 'Problem']}
        rows={shown.map(({ row, column = '', message }) => ({
          key: `${row} ${column} ${message}`,
          name: row,
          values: [column, message],
        }))}
      />
      {problems.length > pageSize && (
        <TablePagination
          component="nav"
          aria-label="Pages of problems"
          count={problems.length}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
      <Button
        startIcon={<DownloadIcon size={20} />}
        sx={{ justifySelf: 'start' }}
        onClick={() => saveFile(toProblemsFile(problems), 'import-problems.csv')}
      >
        Download problems
      </Button>
    </>
  )
}
