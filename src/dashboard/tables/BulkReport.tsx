import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useId } from 'react'
import type { BulkOutcome } from '@/api'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { pluralize } from '@/shared/lib/pluralize'

export type BulkResult = {
  actionLabel: string
  done: number
  failed: BulkOutcome['failed']
  names: ReadonlyMap<string, string>
}

type BulkReportProps = { result: BulkResult; onClose: () => void }

/** The result of a bulk action that failed for some rows: which, and why. */
export function BulkReport({
  result: { actionLabel, done, failed, names },
  onClose,
}: BulkReportProps) {
  const titleId = useId()
  useCloseOnBack(true, onClose)
  return (
    <Dialog open aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{`${done} of ${done + failed.length} ${actionLabel}`}</DialogTitle>
      <DialogContent>
        {pluralize(failed.length, 'item')} failed:
        <List disablePadding>
          {failed.map(({ _id, message }) => (
            <ListItem key={_id} disableGutters divider>
              <ListItemText
                primary={names.get(_id) ?? _id}
                secondary={message}
                slotProps={{
                  primary: { sx: { overflowWrap: 'anywhere' } },
                  secondary: { color: 'error' },
                }}
              />
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button fullWidth variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
