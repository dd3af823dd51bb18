import { useState } from 'react'
import type { Product } from '@/api'
import { PriceDialog } from '@/dashboard/features/product-editor/components/PriceDialog'
import { ImportButton } from '@/dashboard/features/products/components/ImportButton'
import { ProductsTable } from '@/dashboard/features/products/components/ProductsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'

export function AllProductsPage() {
  const [repriced, setRepriced] = useState<Product>()
  return (
    <AdminPage title="All Products" actions={<ImportButton />}>
      <ProductsTable onPriceEdit={setRepriced} />
      {repriced && (
        <PriceDialog key={repriced._id} product={repriced} onClose={() => setRepriced(undefined)} />
      )}
    </AdminPage>
  )
}
