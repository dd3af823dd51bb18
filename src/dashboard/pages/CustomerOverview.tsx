import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LatestOrders } from '@/dashboard/features/my-orders/components/LatestOrders'
import { OrdersToPay } from '@/dashboard/features/my-orders/components/OrdersToPay'
import { ShowIfNoOrders } from '@/dashboard/features/my-orders/components/ShowIfNoOrders'
import { StatCards } from '@/dashboard/features/my-orders/components/StatCards'
import { ReviewsToWrite } from '@/dashboard/features/reviews/components/ReviewsToWrite'
import { PageHeader } from '@/dashboard/ui/PageHeader'
import { selectDisplayUser } from '@/entities/auth/model/authSlice'
import { TopCategories } from '@/entities/product/components/TopCategories'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { useAppSelector } from '@/store/hooks'
import * as messages from './messages'
import { QuickLinks } from './QuickLinks'

export function CustomerOverview() {
  const name = useAppSelector(selectDisplayUser)?.displayName
  return (
    <>
      <PageHeader
        title={name ? t(messages.welcomeUser)(name) : t(messages.welcome)}
        lead={t(messages.overviewLead)}
        actions={
          <Button component={Link} to="/" sx={{ display: { xs: 'none', md: 'flex' } }}>
            {t(messages.continueShopping)}
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          gap: { xs: 1.5, sm: 2 },
          '&:empty': { display: 'none' },
        }}
      >
        <OrdersToPay />
        <ReviewsToWrite />
      </Box>
      <StatCards />
      <LatestOrders />
      <QuickLinks />
      <ShowIfNoOrders>
        <TopCategories />
      </ShowIfNoOrders>
    </>
  )
}
