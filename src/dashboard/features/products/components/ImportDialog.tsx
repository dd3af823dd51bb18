import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { useCloseOnBack } from '@/shared/hooks/useCloseOnBack'
import { pluralize } from '@/shared/lib/pluralize'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { useProductImport } from '../hooks/useProductImport'
import { describeResult } from '../lib/importTexts'
import { ImportReport } from './ImportReport'

/** Imports products from a CSV file: choose, check, confirm. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const chooserRef = useRef<HTMLInputElement>(null)
  const { file, choose, checkAgain, isChecking, report, error, hasFailed, ...importing } =
    useProductImport()
  const { apply, isApplying, result } = importing
  useCloseOnBack(true, onClose)

  function handleChoice(input: HTMLInputElement) {
    const [chosen] = input.files ?? []
    if (chosen) choose(chosen)
    // Otherwise choosing the corrected file again would not fire a change event.
    input.value = ''
  }

  const isConfirmable = apply !== undefined && !result && !hasFailed
  const chooser = (
    <>
      <input
        ref={chooserRef}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file"
        hidden
        onChange={({ target }) => handleChoice(target)}
      />
      <BusyButton
        variant={file ? 'outlined' : 'contained'}
        isBusy={isChecking}
        disabled={isApplying}
        onClick={() => chooserRef.current?.click()}
      >
        {isChecking ? 'Checking…' : file ? 'Choose another file' : 'Choose a CSV file'}
      </BusyButton>
    </>
  )

  return (
    <Dialog open maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Import products</DialogTitle>
      <IconButton aria-label="Close" onClick={onClose}>
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {!file && <Instructions />}
        <Box role="status" sx={{ display: 'grid', gap: 2 }}>
          {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
          {result && <Alert severity="success">{`${describeResult(result)}.`}</Alert>}
        </Box>
        {error && (
          <Alert
            severity="error"
            action={
              <Button size="small" color="inherit" onClick={checkAgain}>
                Check again
              </Button>
            }
          >
            {error}
          </Alert>
        )}
        {report && !result && <ImportReport key={file?.lastModified} report={report} />}
      </DialogContent>
      <DialogActions>
        {result ? (
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        ) : (
          chooser
        )}
        {isConfirmable && (
          <BusyButton variant="contained" isBusy={isApplying} onClick={apply}>
            {`Import ${pluralize((report?.created ?? 0) + (report?.updated ?? 0), 'product')}`}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  )
}

function Instructions() {
  return (
    <>
      <Typography>
        Start from the file that Export CSV makes: change it in a spreadsheet and save it as CSV
        (UTF-8). The file is checked first; nothing changes until you confirm.
      </Typography>
      <Box component="ul" sx={{ pl: 3, listStyle: 'disc' }}>
        <li>A row with a product ID changes that product.</li>
        <li>A row without one changes the product of the same name, or adds a new product.</li>
        <li>Columns that the file does not have stay as they are. No product is deleted.</li>
        <li>
          Pictures are addresses, separated by spaces: of pictures that the shop has already, or
          beginning with https://.
        </li>
        <li>Up to 10,000 rows and 16 MB.</li>
      </Box>
    </>
  )
}
