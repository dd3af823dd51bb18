import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { isApiProblem, useApplyProductImportMutation, useCheckProductImportMutation } from '@/api'
import { maxImportBytes, maxImportMegabytes } from '@/common/importLimits'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Modal } from '@/dashboard/ui/Modal'
import { showProblem } from '@/dashboard/ui/showProblem'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as importMessages from '../importMessages'
import { describeResult } from '../lib/importTexts'
import { ImportReport } from './ImportReport'

const tooLarge = t(importMessages.fileTooLarge)(maxImportMegabytes)

const toMessage = (error: unknown) => (isApiProblem(error) ? error.message : undefined)

/** Imports products from a CSV file: choose, check, confirm. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const chooserRef = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [checkFile, check] = useCheckProductImportMutation()
  const [applyImport, applied] = useApplyProductImportMutation()
  const { data: report } = check
  const { data: result, isLoading: isApplying } = applied
  const isTooLarge = file !== undefined && file.size > maxImportBytes
  const error = isTooLarge ? tooLarge : toMessage(applied.error ?? check.error)
  const id = report?._id
  const isMounted = useIsMounted()

  function choose(chosen: File) {
    setFile(chosen)
    check.reset()
    applied.reset()
    if (chosen.size <= maxImportBytes) void checkFile({ body: { file: chosen } })
  }

  /** Takes minutes, in which the dialog may be closed. */
  async function apply(checkedId: string) {
    const answer = await applyImport({ id: checkedId })
    if (isMounted()) return
    if (answer.data) showToast(t(importMessages.imported)(describeResult(answer.data)))
    else showProblem(answer.error)
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
        aria-label={t(importMessages.csvFile)}
        hidden
        onChange={({ target }) => handleChoice(target)}
      />
      <BusyButton
        variant={file ? 'outlined' : 'contained'}
        isBusy={check.isLoading}
        disabled={isApplying}
        onClick={() => chooserRef.current?.click()}
      >
        {t(
          check.isLoading
            ? importMessages.checking
            : file
              ? importMessages.chooseAnotherFile
              : importMessages.chooseFile,
        )}
      </BusyButton>
    </>
  )

  return (
    <Modal
      hasClose
      title={t(importMessages.importProducts)}
      maxWidth="md"
      onClose={onClose}
      sx={{ display: 'grid', alignContent: 'start', gap: 2 }}
      actions={
        <>
          {result ? (
            <Button variant="contained" onClick={onClose}>
              {t(importMessages.done)}
            </Button>
          ) : (
            chooser
          )}
          {id !== undefined && !result && !applied.isError && (
            <BusyButton variant="contained" isBusy={isApplying} onClick={() => void apply(id)}>
              {t(importMessages.importCount)((report?.created ?? 0) + (report?.updated ?? 0))}
            </BusyButton>
          )}
        </>
      }
    >
      {!file && <Instructions />}
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
        {result && (
          <Alert severity="success">{t(importMessages.imported)(describeResult(result))}</Alert>
        )}
      </Box>
      {error && (
        <Alert
          severity="error"
          action={
            <Button size="small" onClick={() => file && choose(file)}>
              {t(importMessages.checkAgain)}
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {report && !result && <ImportReport report={report} />}
    </Modal>
  )
}

function Instructions() {
  return (
    <>
      <Typography>{t(importMessages.startFromExport)}</Typography>
      <Box component="ul" sx={{ pl: 3, listStyle: 'disc' }}>
        <li>{t(importMessages.rowsWithId)}</li>
        <li>{t(importMessages.rowsWithoutId)}</li>
        <li>{t(importMessages.missingColumns)}</li>
        <li>{t(importMessages.pictureAddresses)}</li>
        <li>{t(importMessages.fileLimits)}</li>
      </Box>
    </>
  )
}
