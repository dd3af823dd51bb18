import { type ReactNode, useState } from 'react'
import {
  editedMeanwhile,
  type Product,
  type ProductVersion,
  useUpdateProductMutation,
} from '../../../../api'
import { Button } from '../../../../shared/ui/button/Button'
import { showSuccess } from '../../../../shared/ui/dialog'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { draftOf, inputOf, type ProductDraft } from '../forms/productForm'
import { useProductEditor } from '../hooks/useProductEditor'
import { useSaveDraft, useSavedDraft } from '../hooks/useSavedDraft'
import { editCategories } from '../lib/categories'
import { ConflictDialog } from './ConflictDialog'
import { ProductForm } from './ProductForm'
import styles from './ProductForm.module.css'
import { RestoredDraftNotice } from './RestoredDraftNotice'

type UpdateProductProps = {
  /** The product as the server has it, whenever it changes. */
  present: ProductVersion
  renderPreview: (product: Product) => ReactNode
  onUpdated: () => void
}

export function UpdateProduct({ present, renderPreview, onUpdated }: UpdateProductProps) {
  const [updateProduct, { isLoading }] = useUpdateProductMutation()
  const about = present.product._id
  const kept = useSavedDraft(about)
  /** What the admin has before them, and changes. */
  const [base, setBase] = useState(kept?.base ?? present)
  /** What somebody else has made of it, while the admin compares. */
  const [theirs, setTheirs] = useState<ProductVersion>()

  const editor = useProductEditor({
    occasion: 'edit',
    start: draftOf(base.product),
    typed: kept?.draft,
    onSave: (draft) => update(draft, base),
    onSaved: async () => {
      await showSuccess({ title: 'Product updated successfully' })
      onUpdated()
    },
  })
  const isBehind = present.etag !== undefined && present.etag !== base.etag
  const { isDirty, draft } = editor
  useSaveDraft({ about, base, ...draft, isDirty })
  // While a change of our own is under way, news of it are none.
  const isSaving = isLoading || editor.form.isSubmitting

  async function update(next: ProductDraft, against: ProductVersion) {
    const { error } = await updateProduct({
      id: against.product._id,
      'If-Match': against.etag,
      productInput: inputOf(next, against.product),
    })
    const meanwhile = editedMeanwhile(error)
    setTheirs(meanwhile)
    if (meanwhile) return { isSaved: false }
    return { isSaved: !error, refusal: error }
  }

  function handleNews() {
    if (isDirty) setTheirs(present)
    else {
      setBase(present)
      editor.restart(draftOf(present.product))
    }
  }

  async function handleResolve(merged: ProductDraft, against: ProductVersion) {
    setBase(against)
    editor.replaceBy(merged)
    await editor.settle(await update(merged, against))
  }

  return (
    <>
      <ProductForm
        editor={editor}
        categories={editCategories(base.product.category)}
        submitLabel="Save changes"
        renderPreview={renderPreview}
        notice={
          <>
            {editor.isRestored && <RestoredDraftNotice onDiscard={editor.discard} />}
            {isBehind && !isSaving && <News isDirty={isDirty} onSee={handleNews} />}
          </>
        }
      />
      {theirs && (
        <ConflictDialog
          base={draftOf(base.product)}
          mine={draft}
          theirs={draftOf(theirs.product)}
          isBusy={isSaving}
          onResolve={(merged) => void handleResolve(merged, theirs)}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  )
}

/** Somebody else has been faster; the admin decides when to look. */
function News({ isDirty, onSee }: { isDirty: boolean; onSee: () => void }) {
  return (
    <Notice tone="attention">
      <div className={styles.notice}>
        Somebody else has changed this product meanwhile.
        <Button onClick={onSee}>{isDirty ? 'Compare' : 'Show it as it is now'}</Button>
      </div>
    </Notice>
  )
}
