import { shop } from '../../../../../shop/shop.config'
import { useCreateProductMutation } from '../../../../api'
import { showSuccess } from '../../../../shared/ui/dialog'
import { emptyForm, toProductInput } from '../forms/productForm'
import { useProductForm } from '../hooks/useProductForm'
import { ProductFields } from './ProductFields'

export function AddProduct({ onAdded }: { onAdded: () => void }) {
  const [createProduct] = useCreateProductMutation()
  const editor = useProductForm({
    mode: 'add',
    productId: 'new',
    initial: emptyForm,
    onSave: (form) => createProduct({ productInput: toProductInput(form) }),
    onSaved: async () => {
      await showSuccess({ title: 'Gadget added successfully' })
      onAdded()
    },
  })
  return (
    <ProductFields editor={editor} categories={shop.productCategories} submitLabel="Add product" />
  )
}
