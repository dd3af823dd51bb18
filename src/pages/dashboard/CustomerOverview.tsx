import { selectDisplayUser, selectSessionEmail } from '../../entities/auth'
import { LatestOrders, OrdersToPay, ShowIfNoOrders, StatCards } from '../../features/orders'
import { TopCategories } from '../../features/promotions'
import { ReviewsToWrite } from '../../features/reviews'
import { PageHead } from '../../shared/ui/page-head/PageHead'
import { useAppSelector } from '../../store/hooks'
import styles from './CustomerOverview.module.css'
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
      <div className={styles.banners}>
        <OrdersToPay email={email} />
        <ReviewsToWrite email={email} />
      </div>
      <StatCards email={email} />
      <div className={styles.columns}>
        <LatestOrders email={email} />
        <QuickLinks />
      </div>
      <ShowIfNoOrders email={email}>
        <TopCategories />
      </ShowIfNoOrders>
    </>
  )
}
