import { type ReactNode, useState } from 'react'
import {
  getConflictingProduct,
  type Product,
  type ProductVersion,
  useUpdateProductMutation,
} from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { showSuccess } from '../../../../shared/ui/dialog'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { type ProductDraft, toDraft, toProductInput } from '../forms/productForm'
import { useProductEditor } from '../hooks/useProductEditor'
import { useSaveDraft, useSavedDraft } from '../hooks/useSavedDraft'
import { getEditCategories } from '../lib/categories'
import { ConflictDialog } from './ConflictDialog'
import { ProductForm } from './ProductForm'
import styles from './ProductForm.module.css'
import { RestoredDraftNotice } from './RestoredDraftNotice'

type UpdateProductProps = {
  /** The latest version on the server. */
  current: ProductVersion
  renderPreview: (product: Product) => ReactNode
  onUpdated: () => void
}

export function UpdateProduct({ current, renderPreview, onUpdated }: UpdateProductProps) {
  const [updateProduct, { isLoading }] = useUpdateProductMutation()
  const about = current.product._id
  const savedDraft = useSavedDraft(about)
  /** The version that the user edits. */
  const [base, setBase] = useState(savedDraft?.base ?? current)
  /** Another admin's version, while the conflict dialog is open. */
  const [theirs, setTheirs] = useState<ProductVersion>()

  const editor = useProductEditor({
    mode: 'edit',
    start: toDraft(base.product),
    restored: savedDraft?.draft,
    onSave: (draft) => update(draft, base),
    onSaved: async () => {
      await showSuccess({ title: 'Product updated successfully' })
      onUpdated()
    },
  })
  const isOutdated = current.etag !== undefined && current.etag !== base.etag
  const { isDirty, draft } = editor
  useSaveDraft({ about, base, ...draft, isDirty })
  // Our own save changes the version too.
  const isSaving = isLoading || editor.form.isSubmitting

  async function update(next: ProductDraft, against: ProductVersion) {
    const { error } = await updateProduct({
      id: against.product._id,
      'If-Match': against.etag,
      productInput: toProductInput(next, against.product),
    })
    const conflicting = getConflictingProduct(error)
    setTheirs(conflicting)
    if (conflicting) return { isSaved: false }
    return { isSaved: !error, error }
  }

  function handleShowLatest() {
    if (isDirty) setTheirs(current)
    else {
      setBase(current)
      editor.restart(toDraft(current.product))
    }
  }

  async function handleResolve(merged: ProductDraft, against: ProductVersion) {
    setBase(against)
    editor.replaceBy(merged)
    await editor.handleSaveResult(await update(merged, against))
  }

  return (
    <>
      <ProductForm
        editor={editor}
        categories={getEditCategories(base.product.category)}
        submitLabel="Save changes"
        renderPreview={renderPreview}
        notice={
          <>
            {editor.isRestored && <RestoredDraftNotice onDiscard={editor.discard} />}
            {isOutdated && !isSaving && (
              <ChangedNotice isDirty={isDirty} onSee={handleShowLatest} />
            )}
          </>
        }
      />
      {theirs && (
        <ConflictDialog
          base={toDraft(base.product)}
          mine={draft}
          theirs={toDraft(theirs.product)}
          isBusy={isSaving}
          onResolve={(merged) => void handleResolve(merged, theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  )
}

function ChangedNotice({ isDirty, onSee }: { isDirty: boolean; onSee: () => void }) {
  return (
    <Notice tone="attention">
      <div className={styles.notice}>
        Someone else has changed this product.
        <Button onClick={onSee}>{isDirty ? 'Compare' : 'Show latest version'}</Button>
      </div>
    </Notice>
  )
}
