import { useState } from 'react'
import type { Product } from '@/api'
import { PriceDialog } from '@/dashboard/features/product-editor/components/PriceDialog'
import { ImportButton } from '@/dashboard/features/products/components/ImportButton'
import { ProductsTable } from '@/dashboard/features/products/components/ProductsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function AllProductsPage() {
  const [repriced, setRepriced] = useState<Product>()
  return (
    <AdminPage title={t(messages.allProducts)} actions={<ImportButton />}>
      <ProductsTable onPriceEdit={setRepriced} />
      {repriced && (
        <PriceDialog key={repriced._id} product={repriced} onClose={() => setRepriced(undefined)} />
      )}
    </AdminPage>
  )
}
