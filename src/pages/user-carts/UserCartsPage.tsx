import { shop } from '../../../shop/shop.config'
import { CartsTable, DeskPage } from '../../features/admin-desk'
import { useTitle } from '../../shared/hooks/useTitle'

export function UserCartsPage() {
  useTitle(`All carts - ${shop.name}`)
  return (
    <DeskPage title="All Carts">
      <CartsTable />
    </DeskPage>
  )
}
