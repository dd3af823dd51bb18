import Box from '@mui/material/Box'
import { selectDisplayUser, selectSessionEmail } from '../../entities/auth'
import { LatestOrders, OrdersToPay, ShowIfNoOrders, StatCards } from '../../features/orders'
import { TopCategories } from '../../features/promotions'
import { ReviewsToWrite } from '../../features/reviews'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'
import { QuickLinks } from './QuickLinks'

export function CustomerOverview() {
  const name = useAppSelector(selectDisplayUser)?.displayName
  const email = useAppSelector(selectSessionEmail)
  if (!email) return null
  return (
    <>
      <PageHead
        title={name ? `Welcome, ${name}` : 'Welcome'}
        lead="An overview of your cart and your orders."
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
          gap: 2,
          '&:empty': { display: 'none' },
        }}
      >
        <OrdersToPay email={email} />
        <ReviewsToWrite email={email} />
      </Box>
      <StatCards email={email} />
      <LatestOrders email={email} />
      <QuickLinks />
      <ShowIfNoOrders email={email}>
        <TopCategories />
      </ShowIfNoOrders>
    </>
  )
}
