import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import type { Change } from '../lib/changes'

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
  if (changes.length === 0) return <Typography color="textSecondary">No changes.</Typography>
  return (
    <Table
      size="small"
      aria-label="Changes"
      sx={{ tableLayout: 'fixed', '&& :is(th, td)': { px: 0.5, verticalAlign: 'top' } }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '28%' }}>
            <VisuallyHidden>Field</VisuallyHidden>
          </TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ name, before, after }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <Value as="del" text={before} />
            </TableCell>
            <TableCell>
              <Value as="ins" text={after} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
