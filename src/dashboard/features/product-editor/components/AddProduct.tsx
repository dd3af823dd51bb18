import { type Product, useCreateProductMutation } from '@/api'
import { useTryId } from '@/dashboard/ui/useTryId'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { t } from '@/shared/lib/language'
import { showSuccess } from '@/shared/ui/dialog/dialog'
import { shop } from '@/shop/shop.config'
import { emptyForm, toForm, toProductInput } from '../forms/productForm'
import { useProductForm } from '../hooks/useProductForm'
import * as messages from '../messages'
import { ProductFields } from './ProductFields'

type AddProductProps = {
  /** The form begins as a copy of this product. */
  template?: Product | undefined
  onAdded: () => void
}

export function AddProduct({ template, onAdded }: AddProductProps) {
  const [createProduct] = useCreateProductMutation()
  const tries = useTryId()
  const isMounted = useIsMounted()
  const editor = useProductForm({
    mode: 'add',
    productId: 'new',
    initial: template ? toForm({ product: template }) : emptyForm,
    onSave: (form) => {
      const productInput = toProductInput(form)
      return createProduct({ 'Idempotency-Key': tries.idOf(productInput), productInput })
    },
    onSaved: async () => {
      await showSuccess({ title: t(messages.gadgetAdded) })
      if (isMounted()) onAdded()
    },
  })
  return (
    <ProductFields
      editor={editor}
      categories={shop.productCategories}
      submitLabel={t(messages.addProduct)}
    />
  )
}
