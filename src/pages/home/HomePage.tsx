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
      <TopCategories />
      <Deals />
      <RecentlyViewed ids={recentlyViewed} />
      <BestSellers />
      <NewArrivals />
      <TrustNote />
    </div>
  )
}
