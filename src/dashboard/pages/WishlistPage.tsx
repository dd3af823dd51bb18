import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { Panel } from '@/dashboard/ui/Panel'
import { RecentlyViewed } from '@/entities/product/components/RecentlyViewed'
import { TopCategories } from '@/entities/product/components/TopCategories'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { HeartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { useAppSelector } from '@/store/hooks'
import { selectRecentlyViewed } from '@/store/uiSlice'
import * as messages from './messages'

export function WishlistPage() {
  const recentlyViewed = useAppSelector(selectRecentlyViewed)
  return (
    <>
      <PageHeader title={t(messages.wishlist)} />
      <Panel>
        <EmptyState icon={HeartIcon} title={t(messages.wishlistSoon)}>
          <p>{t(messages.wishlistUse)}</p>
          <Button component={Link} variant="contained" to="/">
            {t(messages.startShopping)}
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
