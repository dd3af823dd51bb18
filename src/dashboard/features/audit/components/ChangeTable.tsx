import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SimpleTable } from '@/dashboard/ui/SimpleTable'
import { t } from '@/shared/lib/language'
import { nothing } from '../lib/auditLabels'
import type { Change } from '../lib/changes'
import * as messages from '../messages'

const tones = {
  del: { bgcolor: 'var(--crimson-100)', color: 'var(--crimson-700)' },
  ins: { bgcolor: 'var(--emerald-100)', color: 'var(--emerald-700)' },
}

function Value({ as, text }: { as: 'del' | 'ins'; text: string }) {
  return (
    <Box
      component={as}
      sx={{
        ...tones[as],
        display: 'block',
        px: 1,
        borderRadius: 1,
        textDecoration: 'none',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  )
}

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0)
    return <Typography color="textSecondary">{t(messages.noChanges)}</Typography>
  const isAdded = changes.every(({ before }) => before === nothing)
  const isDeleted = changes.every(({ after }) => after === nothing)
  return (
    <SimpleTable
      aria-label={t(messages.changes)}
      sx={{
        tableLayout: 'fixed',
        '&& :is(th, td)': { px: 0.5, verticalAlign: 'top' },
        '& th:first-of-type': { width: '28%' },
      }}
      columns={[
        t(messages.field),
        ...(isAdded ? [] : [t(messages.before)]),
        ...(isDeleted ? [] : [t(messages.after)]),
      ]}
      rows={changes.map(({ name, before, after }) => ({
        key: name,
        name,
        values: [
          ...(isAdded ? [] : [<Value key="before" as="del" text={before} />]),
          ...(isDeleted ? [] : [<Value key="after" as="ins" text={after} />]),
        ],
      }))}
    />
  )
}
