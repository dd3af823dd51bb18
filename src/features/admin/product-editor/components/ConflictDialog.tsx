import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useCloseOnBack } from '../../../../shared/hooks/useCloseOnBack'
import { Picture } from '../../../../shared/ui/picture/Picture'
import { SimpleTable } from '../../../../shared/ui/simple-table/SimpleTable'
import type { ProductForm } from '../forms/productForm'
import { getDifferences } from '../lib/differences'

type ConflictDialogProps = {
  mine: ProductForm
  theirs: ProductForm
  onReload: () => void
  onOverwrite: () => void
  onClose: () => void
}

/** Another admin saved the product first: shows the differences, and the user chooses a version. */
export function ConflictDialog({
  mine,
  theirs,
  onReload,
  onOverwrite,
  onClose,
}: ConflictDialogProps) {
  const titleId = useId()
  useCloseOnBack(true, onClose)
  const differences = getDifferences(mine, theirs)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Changed by someone else</DialogTitle>
      <DialogContent>
        <p>
          Someone else saved this product while you were editing it. Reload to discard your changes,
          or overwrite to save your version instead of theirs.
        </p>
        {differences.length === 0 && <p>Both versions are the same.</p>}
        {differences.length > 0 && (
          <SimpleTable
            sx={{
              mt: 2,
              '& :is(th, td)': { verticalAlign: 'top' },
              '& td': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
              // The dialog has the padding at the sides.
              '& th[scope]:first-of-type': { pl: 0 },
            }}
            columns={['Field', 'Yours', 'Theirs']}
            rows={differences.map(({ field, label, ...texts }) => ({
              key: field,
              name: label,
              values: [texts.mine, texts.theirs].map((text) =>
                field === 'images' ? (
                  <Pictures key={text} urls={text.split('\n')} />
                ) : (
                  text || 'None'
                ),
              ),
            }))}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onReload}>Reload</Button>
        <Button variant="contained" onClick={onOverwrite}>
          Overwrite
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Pictures({ urls }: { urls: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '& img': { width: 56, height: 56 } }}>
      {urls.map((url, index) => (
        <Picture key={url} src={url} alt={`Picture ${index + 1}`} sizes="56px" />
      ))}
    </Box>
  )
}
