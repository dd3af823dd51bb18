import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { BulkOutcome } from '@/api'
import { Modal } from '@/dashboard/ui/Modal'
import { pluralize } from '@/shared/lib/pluralize'

export type BulkResult = {
  actionLabel: string
  done: number
  failed: BulkOutcome['failed']
  names: ReadonlyMap<string, string>
}

type BulkReportProps = { result: BulkResult; onClose: () => void }

/** The result of a bulk action that failed for some rows: which, and why. */
export function BulkReport({ result, onClose }: BulkReportProps) {
  const { actionLabel, done, failed, names } = result
  return (
    <Modal
      title={`${done} of ${done + failed.length} ${actionLabel}`}
      onClose={onClose}
      actions={
        <Button fullWidth variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
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
    </Modal>
  )
}
