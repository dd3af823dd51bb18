import { usePriceCells } from '@/dashboard/features/product-editor/hooks/usePriceCells'
import { enterPrice } from '@/dashboard/features/product-editor/lib/enterPrice'
import { ImportButton } from '@/dashboard/features/products/components/ImportButton'
import { ProductsTable } from '@/dashboard/features/products/components/ProductsTable'
import { useUndoNotice } from '@/dashboard/ui/useUndoNotice'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function AllProductsPage() {
  const { offerUndo, notice } = useUndoNotice()
  const { dialog, ...handlers } = usePriceCells(offerUndo)
  return (
    <>
      <ProductsTable
        {...handlers}
        enterPrice={enterPrice}
        offerUndo={offerUndo}
        title={t(messages.allProducts)}
        actions={<ImportButton />}
      />
      {dialog}
      {notice}
    </>
  )
}
