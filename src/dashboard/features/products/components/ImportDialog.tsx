import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { isApiProblem, useApplyProductImportMutation, useCheckProductImportMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Modal } from '@/dashboard/ui/Modal'
import { pluralize } from '@/shared/lib/pluralize'
import { describeCounts, maxFileBytes } from '../lib/importTexts'
import { ImportReport } from './ImportReport'

const tooLarge = `This file is too large: ${maxFileBytes >> 20} MB at most.`

const toMessage = (error: unknown) => (isApiProblem(error) ? error.message : undefined)

/** Imports products from a CSV file: choose, check, confirm. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const chooserRef = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [checkFile, check] = useCheckProductImportMutation()
  const [applyImport, applied] = useApplyProductImportMutation()
  const { data: report } = check
  const { data: result, isLoading: isApplying } = applied
  const isTooLarge = file !== undefined && file.size > maxFileBytes
  const error = isTooLarge ? tooLarge : toMessage(applied.error ?? check.error)
  const id = report?._id

  function choose(chosen: File) {
    setFile(chosen)
    check.reset()
    applied.reset()
    if (chosen.size <= maxFileBytes) void checkFile({ body: { file: chosen } })
  }

  function handleChoice(input: HTMLInputElement) {
    const [chosen] = input.files ?? []
    if (chosen) choose(chosen)
    // Otherwise choosing the corrected file again would not fire a change event.
    input.value = ''
  }

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
        isBusy={check.isLoading}
        disabled={isApplying}
        onClick={() => chooserRef.current?.click()}
      >
        {check.isLoading ? 'Checking…' : file ? 'Choose another file' : 'Choose a CSV file'}
      </BusyButton>
    </>
  )

  return (
    <Modal
      hasClose
      title="Import products"
      maxWidth="md"
      onClose={onClose}
      sx={{ display: 'grid', alignContent: 'start', gap: 2 }}
      actions={
        <>
          {result ? (
            <Button variant="contained" onClick={onClose}>
              Done
            </Button>
          ) : (
            chooser
          )}
          {id !== undefined && !result && !applied.isError && (
            <BusyButton
              variant="contained"
              isBusy={isApplying}
              onClick={() => void applyImport({ id })}
            >
              {`Import ${pluralize((report?.created ?? 0) + (report?.updated ?? 0), 'product')}`}
            </BusyButton>
          )}
        </>
      }
    >
      {!file && <Instructions />}
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
        {result && <Alert severity="success">{`${describeCounts(result)}.`}</Alert>}
      </Box>
      {error && (
        <Alert
          severity="error"
          action={
            <Button size="small" onClick={() => file && choose(file)}>
              Check again
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {report && !result && <ImportReport key={file?.lastModified} report={report} />}
    </Modal>
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
        <li>Up to 100,000 rows and 128 MB.</li>
      </Box>
    </>
  )
}
