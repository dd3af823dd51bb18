import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormik } from 'formik'
import { useState } from 'react'
import { object, string } from 'yup'
import {
  isSessionExpired,
  messageOf,
  type SavedView,
  type SavedViewInput,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useUpdateSavedViewMutation,
} from '@/api'
import { createSavedViewLimits } from '@/common/generated/limits/createSavedView'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormCheckbox, FormTextField } from '@/dashboard/ui/FormFields'
import { fieldErrorsOf } from '@/dashboard/ui/showProblem'
import { useTryId } from '@/dashboard/ui/useTryId'
import { t } from '@/shared/lib/language'
import { atMost } from '@/shared/lib/rules'
import { showToast } from '@/shared/ui/toast/toast'
import { confirmDelete } from '../confirmDelete'
import * as messages from './messages'

type ViewDialogProps = {
  /** What is saved as a view, or the view whose name and sharing are changed. */
  subject:
    | { content: Pick<SavedViewInput, 'table' | 'query' | 'hiddenColumns'> }
    | { view: SavedView }
  /** Of the other tabs. */
  takenNames: readonly string[]
  onSaved?: (view: SavedView) => void
  onDeleted?: () => void
  onClose: () => void
}

const toKey = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

export function ViewDialog({ subject, takenNames, onSaved, onDeleted, onClose }: ViewDialogProps) {
  const view = 'view' in subject ? subject.view : undefined
  const [createView] = useCreateSavedViewMutation()
  const [updateView] = useUpdateSavedViewMutation()
  const [deleteView] = useDeleteSavedViewMutation()
  const [problem, setProblem] = useState<string>()
  const tries = useTryId()

  const form = useFormik({
    initialValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    validationSchema: object({
      name: string()
        .trim()
        .required(t(messages.nameMissing))
        .max(...atMost(createSavedViewLimits.name))
        .test({
          message: t(messages.nameTaken),
          // Formik has no value where a field is empty.
          test: (name?: string) => !takenNames.some((taken) => toKey(taken) === toKey(name ?? '')),
        }),
    }),
    onSubmit: async (values, { setErrors }) => {
      setProblem(undefined)
      const { data, error } =
        'view' in subject
          ? await updateView({ id: subject.view._id, savedViewChanges: values })
          : await createView({
              id: tries.idOf(values),
              savedViewInput: { ...subject.content, ...values },
            })
      if (isSessionExpired(error)) return
      if (error) {
        const name = fieldErrorsOf(error)?.name
        if (name) setErrors({ name })
        else setProblem(messageOf(error))
        return
      }
      showToast(t(messages.viewSaved))
      onClose()
      onSaved?.(data)
    },
  })

  async function remove({ _id: id, name, isShared }: SavedView) {
    onClose()
    const question = t(isShared ? messages.deleteForAll : messages.deleteOwn)
    if (!(await confirmDelete(question, [name], t(messages.deleteView)))) return
    const { error } = await deleteView({ id })
    if (!error) onDeleted?.()
  }

  return (
    <FormDialog
      form={form}
      title={t(view ? messages.editView : messages.saveAs)}
      submitLabel={t(messages.save)}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <FormTextField
        form={form}
        name="name"
        label={t(messages.viewName)}
        autoComplete="off"
        autoFocus
        required
      />
      {view && !view.isOwn ? (
        <p>{t(messages.sharedByAnother)}</p>
      ) : (
        <FormCheckbox form={form} name="isShared" label={t(messages.shareWithAll)} />
      )}
      {view && (
        <Button color="error" sx={{ justifySelf: 'start' }} onClick={() => void remove(view)}>
          {t(messages.deleteView)}
        </Button>
      )}
    </FormDialog>
  )
}
