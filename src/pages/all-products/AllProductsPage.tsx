import { useState } from 'react'
import type { Product } from '../../api'
import { PriceDialog } from '../../features/admin/product-editor'
import { ImportButton, ProductsTable } from '../../features/admin/products'
import { AdminPage } from '../../features/admin/shared'

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
