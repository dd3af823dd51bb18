import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { RecentlyViewed } from '../../features/catalog'
import { TopCategories } from '../../features/promotions'
import { EmptyState } from '../../shared/ui/empty-state/EmptyState'
import { HeartIcon } from '../../shared/ui/icon'
import { Link } from '../../shared/ui/link/Link'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { Panel } from '../../shared/ui/panel/Panel'
import { useAppSelector } from '../../store/hooks'
import { selectRecentlyViewed } from '../../store/uiSlice'

export function WishlistPage() {
  const recentlyViewed = useAppSelector(selectRecentlyViewed)
  return (
    <>
      <PageHead title="Wishlist" />
      <Panel>
        <EmptyState icon={HeartIcon} title="Wishlist is coming soon.">
          <p>You’ll be able to save products here for later.</p>
          <Button component={Link} variant="contained" to="/">
            Start shopping
          </Button>
        </EmptyState>
      </Panel>
      <Box sx={{ display: 'contents', '& .section-title': { fontSize: 'var(--text-xl)' } }}>
        <RecentlyViewed ids={recentlyViewed} />
        <TopCategories />
      </Box>
    </>
  )
}
