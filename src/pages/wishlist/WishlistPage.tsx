import { EmptyState } from '../../shared/ui/empty-state/EmptyState'
import { HeartIcon } from '../../shared/ui/icon'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'

export function WishlistPage() {
  return (
    <>
      <PageHead title="Wishlist" />
      <Panel>
        <EmptyState icon={HeartIcon} title="Your wishlist is on its way.">
          <p>Soon you can keep here what you have an eye on.</p>
        </EmptyState>
      </Panel>
    </>
  )
}
