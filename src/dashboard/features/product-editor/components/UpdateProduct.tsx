import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ProductVersion, useUpdateProductMutation } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { hasUploads } from '@/dashboard/ui/pictures/pictures'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { t } from '@/shared/lib/language'
import { showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { listLabels, useMergedSave } from '../hooks/useMergedSave'
import { useProductForm } from '../hooks/useProductForm'
import { getEditCategories } from '../lib/categories'
import { mergeForms } from '../lib/mergeForms'
import * as messages from '../messages'
import { ConflictDialog } from './ConflictDialog'
import { ProductFields } from './ProductFields'

type UpdateProductProps = {
  /** The latest version on the server. */
  current: ProductVersion
  /** Called once it is saved, and with Cancel. */
  onLeave: () => void
}

export function UpdateProduct({ current, onLeave }: UpdateProductProps) {
  const { product, etag } = current
  const [updateProduct] = useUpdateProductMutation()
  const isMounted = useIsMounted()
  const { save, merge, loadHistory, getEditors, conflict, close } = useMergedSave({
    id: product._id,
    send: (values) =>
      updateProduct({
        id: product._id,
        'If-Match': values.version?.etag,
        productInput: toProductInput(values),
      }),
  })
  const editor = useProductForm({
    mode: 'edit',
    productId: product._id,
    initial: toForm(current),
    onSave: (values) => {
      setIsSaving(true)
      return save(values)
    },
    onSaved: async (notice) => {
      await showSuccess({ title: t(messages.productUpdated) })
      if (isMounted()) onLeave()
      if (notice) showToast(notice, 'info')
    },
  })
  const { form, rebase } = editor
  /** Whether the conflict was found by saving, which then goes on. */
  const [isSaving, setIsSaving] = useState(true)

  // Our own save changes the version too.
  const isOutdated = etag !== undefined && etag !== form.values.version?.etag && !form.isSubmitting
  const { changes } = mergeForms(form.values, current)
  const loadEditors = useEffectEvent(() => void loadHistory())
  const newerEtag = isOutdated ? etag : undefined
  useEffect(() => {
    if (newerEtag) loadEditors()
  }, [newerEtag])

  async function handleUpdate() {
    setIsSaving(false)
    const merged = await merge(form.values, current, { mayWait: false })
    if (merged) rebase(merged.form)
  }

  async function handleResolve(resolved: ProductForm) {
    close()
    rebase(resolved)
    if (isSaving) await form.submitForm()
  }

  return (
    <>
      <ProductFields
        editor={editor}
        categories={getEditCategories(form.initialValues.category)}
        submitLabel={t(messages.saveChanges)}
        onCancel={onLeave}
        notice={
          isOutdated &&
          changes.length > 0 && (
            <Alert
              severity="warning"
              action={
                <BusyButton
                  size="small"
                  // They end in the form as it is now.
                  isBusy={hasUploads(form.values.images)}
                  onClick={() => void handleUpdate()}
                >
                  {t(messages.updateForm)}
                </BusyButton>
              }
            >
              {t(messages.changedByOthers)(getEditors(changes), listLabels(changes))}
            </Alert>
          )
        }
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          confirmLabel={t(isSaving ? messages.saveChanges : messages.updateForm)}
          onResolve={(resolved) => void handleResolve(resolved)}
          onClose={close}
        />
      )}
    </>
  )
}
