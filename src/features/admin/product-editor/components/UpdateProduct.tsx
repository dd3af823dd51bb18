import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { isEditConflict, type ProductVersion, useUpdateProductMutation } from '../../../../api'
import { useIsMounted } from '../../../../shared/hooks/useIsMounted'
import { showSuccess } from '../../../../shared/ui/dialog'
import { type ProductForm, toForm, toProductInput } from '../forms/productForm'
import { useProductForm } from '../hooks/useProductForm'
import { getEditCategories } from '../lib/categories'
import { ConflictDialog } from './ConflictDialog'
import { ProductFields } from './ProductFields'

type UpdateProductProps = {
  /** The latest version on the server. */
  current: ProductVersion
  onReload: () => PromiseLike<unknown>
  onUpdated: () => void
}

export function UpdateProduct({ current, onReload, onUpdated }: UpdateProductProps) {
  const { product, etag } = current
  const [updateProduct] = useUpdateProductMutation()
  const isMounted = useIsMounted()
  const [isComparing, setIsComparing] = useState(false)
  const latest = toForm(product, etag)

  const editor = useProductForm({
    mode: 'edit',
    productId: product._id,
    initial: latest,
    onSave: save,
    onSaved: async () => {
      await showSuccess({ title: 'Product updated successfully' })
      if (isMounted()) onUpdated()
    },
  })
  const { form, isDirty, reset } = editor
  // Our own save changes the version too.
  const isOutdated = etag !== undefined && etag !== form.values.etag && !form.isSubmitting

  async function save(values: ProductForm) {
    const result = await updateProduct({
      id: product._id,
      'If-Match': values.etag,
      productInput: toProductInput(values, product),
    })
    const isConflict = isEditConflict(result.error)
    if (isConflict) await onReload()
    setIsComparing(isConflict)
    return result
  }

  function handleReload() {
    setIsComparing(false)
    reset()
  }

  async function handleOverwrite() {
    setIsComparing(false)
    await form.setFieldValue('etag', etag)
    await form.submitForm()
  }

  return (
    <>
      <ProductFields
        editor={editor}
        categories={getEditCategories(form.initialValues.category)}
        submitLabel="Save changes"
        notice={
          isOutdated && (
            <Alert
              severity="warning"
              action={
                <Button size="small" onClick={isDirty ? () => setIsComparing(true) : reset}>
                  {isDirty ? 'Compare' : 'Show latest version'}
                </Button>
              }
            >
              Someone else has changed this product.
            </Alert>
          )
        }
      />
      {isComparing && (
        <ConflictDialog
          mine={form.values}
          theirs={latest}
          onReload={handleReload}
          onOverwrite={() => void handleOverwrite()}
          onClose={() => setIsComparing(false)}
        />
      )}
    </>
  )
}
