import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { messageOf, type BulkEditResult as Result, useUndoBulkEditMutation } from '@/api'
import { t } from '@/shared/lib/language'
import { BusyButton } from '../BusyButton'
import * as messages from '../messages'

type BulkEditResultProps = { result: Result; describe: (count: number) => string }

/** How many products were changed, and which were not. */
export function BulkEditResult({ result, describe }: BulkEditResultProps) {
  const { changed, skipped, skippedProducts } = result
  return (
    <Alert severity={skipped > 0 ? 'warning' : 'success'} role="status">
      {describe(changed)}
      {skipped > 0 && ` ${t(messages.leftAsTheyAre)(skippedProducts, skipped)}`}
    </Alert>
  )
}

type UndoBulkEditProps = {
  id: string
  /** What was done, until it is undone. */
  children?: ReactNode
}

/** Puts the old prices and stock of a bulk edit back, once. */
export function UndoBulkEdit({ id, children }: UndoBulkEditProps) {
  const [undoEdit, { data: result, error, isLoading }] = useUndoBulkEditMutation()
  if (result) return <BulkEditResult result={result} describe={t(messages.productsRestored)} />
  return (
    <>
      {children}
      <BusyButton
        sx={{ justifySelf: 'start' }}
        isBusy={isLoading}
        onClick={() => void undoEdit({ id })}
      >
        {t(messages.undoChange)}
      </BusyButton>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
    </>
  )
}
