import { shop } from '../../../shop/shop.config'
import { useTitle } from '../../shared/hooks/useTitle'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'

export function WishlistPage() {
  useTitle(`Wishlist - ${shop.name}`)
  return (
    <>
      <PageHead title="Wishlist" />
      <Panel>
        <p>Your wishlist is on its way. Soon you can keep here what you have an eye on.</p>
      </Panel>
    </>
  )
}
