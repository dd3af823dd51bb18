import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import TablePagination from '@mui/material/TablePagination'
import { useState } from 'react'
import type { ImportProblem } from '@/api'
import * as tables from '@/dashboard/tables/messages'
import { saveFile } from '@/dashboard/tables/saveFile'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { DownloadIcon } from '@/shared/ui/icon/accountIcons'
import * as importMessages from '../importMessages'
import { describeProblems, toProblemsFile, toShownProblem } from '../lib/importTexts'
import { ImportTable } from './ImportTable'

const pageSize = 20

const buttonLabels = {
  first: t(importMessages.goToFirst),
  previous: t(importMessages.goToPrevious),
  next: t(importMessages.goToNext),
  last: t(importMessages.goToLast),
}

/** What is wrong in a file, row by row. */
export function ImportProblems(props: { problems: readonly ImportProblem[] }) {
  const [page, setPage] = useState(0)
  const problems = props.problems.map(toShownProblem)
  const shown = problems.slice(page * pageSize, (page + 1) * pageSize)
  return (
    <>
      <Alert severity="error">{describeProblems(problems)}</Alert>
      <ImportTable
        aria-label={t(importMessages.problems)}
        columns={[t(importMessages.row), t(importMessages.column), t(importMessages.problem)]}
        rows={shown.map(({ row, column, message }) => ({
          key: `${row} ${column} ${message}`,
          name: t(importMessages.rowNumber)(row),
          values: [column, message],
        }))}
      />
      {problems.length > pageSize && (
        <TablePagination
          component="nav"
          aria-label={t(importMessages.pagesOfProblems)}
          count={problems.length}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[pageSize]}
          labelDisplayedRows={({ from, to, count }) =>
            t(tables.shownRows)(formatCount(from), formatCount(to), formatCount(count), false)
          }
          getItemAriaLabel={(type) => buttonLabels[type]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
      <Button
        startIcon={<DownloadIcon size={20} />}
        sx={{ justifySelf: 'start' }}
        onClick={() => saveFile(toProblemsFile(problems), 'import-problems.csv')}
      >
        {t(importMessages.downloadProblems)}
      </Button>
    </>
  )
}
