import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useEffect, useId, useRef, useState } from 'react'
import {
  type BulkEdit,
  messageOf,
  useApplyBulkEditMutation,
  usePreviewBulkEditMutation,
} from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Form } from '@/dashboard/ui/FormFields'
import { Modal } from '@/dashboard/ui/Modal'
import { BulkEditResult, UndoBulkEdit } from '@/dashboard/ui/product/UndoBulkEdit'
import { showProblem } from '@/dashboard/ui/showProblem'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as importMessages from '../importMessages'
import { type BulkEditForm, emptyForm, toBulkEdit, validate } from '../lib/bulkEdit'
import * as messages from '../messages'
import { BulkEditFields } from './BulkEditFields'
import { BulkEditPreviewTables } from './BulkEditPreviewTables'

export type BulkEditScope = {
  products: Pick<BulkEdit, 'ids' | 'filter'>
  /** Says which they are. */
  label: string
}

type BulkEditDialogProps = { scope: BulkEditScope; onClose: () => void }

/** Changes prices and stock of many products: choose, preview, confirm, and undo. */
export function BulkEditDialog({ scope, onClose }: BulkEditDialogProps) {
  const formId = useId()
  const [previewEdit, preview] = usePreviewBulkEditMutation()
  const [applyEdit, applied] = useApplyBulkEditMutation()
  const [previewed, setPreviewed] = useState<BulkEditForm>()
  const { data: result } = applied
  const isMounted = useIsMounted()

  const form = useFormik<BulkEditForm>({
    initialValues: emptyForm,
    validate,
    onSubmit: async (values) => {
      // Another preview would have the same change applied to what it has changed.
      if (applied.isLoading) return
      applied.reset()
      setPreviewed(values)
      await previewEdit({ bulkEdit: { ...scope.products, ...toBulkEdit(values) } })
    },
  })
  // Not if the form has changed since.
  const isCurrent = previewed === form.values
  const plan = isCurrent ? preview.data : undefined
  const failed = isCurrent ? (applied.error ?? preview.error) : undefined
  const id = plan?._id

  /** Takes minutes, in which the dialog may be closed. */
  async function apply(previewedId: string) {
    const answer = await applyEdit({ id: previewedId })
    if (isMounted()) return
    if (answer.data) showToast(t(messages.productsChanged)(answer.data.changed))
    else showProblem(answer.error)
  }

  // Below the form, out of view on a phone.
  const previewRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = previewRef
    const content = current?.parentElement
    if (plan && content) content.scrollTop = current.offsetTop - content.offsetTop
  }, [plan])

  const appliedId = applied.originalArgs?.id
  // Whatever was entered while the answer was under way: what was applied must not seem to be open.
  if (result && appliedId !== undefined) {
    return (
      <Modal
        hasClose
        title={t(messages.changePricesAndStock)}
        onClose={onClose}
        sx={{ display: 'grid', alignContent: 'start', gap: 2 }}
        actions={
          <Button autoFocus variant="contained" onClick={onClose}>
            {t(importMessages.done)}
          </Button>
        }
      >
        <UndoBulkEdit id={appliedId}>
          <BulkEditResult result={result} describe={t(messages.productsChanged)} />
        </UndoBulkEdit>
      </Modal>
    )
  }

  return (
    <Modal
      hasClose
      title={t(messages.changePricesAndStock)}
      maxWidth="md"
      onClose={onClose}
      sx={{ display: 'grid', alignContent: 'start', gap: 2 }}
      actions={
        <>
          <BusyButton
            variant={id === undefined ? 'contained' : 'outlined'}
            type="submit"
            form={formId}
            isBusy={preview.isLoading || applied.isLoading}
          >
            {t(messages.preview)}
          </BusyButton>
          {id !== undefined && (
            <BusyButton
              variant="contained"
              isBusy={applied.isLoading}
              onClick={() => void apply(id)}
            >
              {t(messages.changeCount)(plan?.changed ?? 0)}
            </BusyButton>
          )}
        </>
      }
    >
      <Typography>{scope.label}</Typography>
      <Form
        form={form}
        id={formId}
        style={{
          display: 'grid',
          gap: 'var(--s4)',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        <BulkEditFields form={form} />
      </Form>
      {failed && <Alert severity="error">{messageOf(failed)}</Alert>}
      <Box ref={previewRef} role="status" sx={{ display: 'grid', gap: 2 }}>
        {plan && <BulkEditPreviewTables plan={plan} />}
      </Box>
    </Modal>
  )
}
