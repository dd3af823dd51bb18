import { useNavigate } from 'react-router-dom'
import { AddProduct } from '../../features/admin/product-editor'
import { PageHead } from '../../shared/ui/page-head/PageHead'

export function AddProductPage() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title="Add product" lead="It is in the shop as soon as you have added it." />
      <AddProduct onAdded={() => void navigate('/dashboard/all-products')} />
    </>
  )
}
