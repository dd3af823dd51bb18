import type { ReactNode } from 'react'
import { shop } from '../../../../../shop/shop.config'
import { type Product, useCreateProductMutation } from '../../../../api'
import { showSuccess } from '../../../../shared/ui/dialog'
import { emptyDraft, type ProductDraft, toProductInput } from '../forms/productForm'
import { useProductEditor } from '../hooks/useProductEditor'
import { newProduct, useSaveDraft, useSavedDraft } from '../hooks/useSavedDraft'
import { ProductForm } from './ProductForm'
import { RestoredDraftNotice } from './RestoredDraftNotice'

type AddProductProps = {
  renderPreview: (product: Product) => ReactNode
  onAdded: () => void
}

export function AddProduct({ renderPreview, onAdded }: AddProductProps) {
  const [createProduct] = useCreateProductMutation()
  const savedDraft = useSavedDraft(newProduct)

  async function add(draft: ProductDraft) {
    const { error } = await createProduct({ productInput: toProductInput(draft) })
    return { isSaved: !error, error }
  }

  const editor = useProductEditor({
    mode: 'add',
    start: emptyDraft,
    restored: savedDraft?.draft,
    onSave: add,
    onSaved: async () => {
      await showSuccess({ title: 'Gadget added successfully' })
      onAdded()
    },
  })

  useSaveDraft({ about: newProduct, ...editor.draft, isDirty: editor.isDirty })

  return (
    <ProductForm
      editor={editor}
      categories={shop.productCategories}
      submitLabel="Add product"
      renderPreview={renderPreview}
      notice={editor.isRestored && <RestoredDraftNotice onDiscard={editor.discard} />}
    />
  )
}
