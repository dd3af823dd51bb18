import { shop } from '../../../shop/shop.config'
import {
  BestSellers,
  Deals,
  NewArrivals,
  PopularProducts,
  RecentlyViewed,
} from '../../features/catalog'
import { Banners, TopCategories, TrustNote } from '../../features/promotions'
import { classNames } from '../../shared/lib/classNames'
import { VisuallyHidden } from '../../shared/ui/visually-hidden/VisuallyHidden'
import { useAppSelector } from '../../store/hooks'
import { selectRecentlyViewed } from '../../store/uiSlice'
import styles from './HomePage.module.css'

export function HomePage() {
  const recentlyViewed = useAppSelector(selectRecentlyViewed)
  return (
    <div className={classNames('page-content', styles.page)}>
      <VisuallyHidden as="h1">
        {shop.name}: {shop.tagline}
      </VisuallyHidden>
      <Banners />
      <PopularProducts />
      <div className="deferred">
        <TopCategories />
      </div>
      <div className="deferred">
        <Deals />
      </div>
      <RecentlyViewed ids={recentlyViewed} />
      <div className="deferred">
        <BestSellers />
      </div>
      <div className="deferred">
        <NewArrivals />
      </div>
      <div className="deferred">
        <TrustNote />
      </div>
    </div>
  )
}
