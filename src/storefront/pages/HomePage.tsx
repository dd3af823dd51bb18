import { RecentlyViewed } from '@/entities/product/components/RecentlyViewed'
import { TopCategories } from '@/entities/product/components/TopCategories'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { shop } from '@/shop/shop.config'
import { useAppSelector } from '@/store/hooks'
import { selectRecentlyViewed } from '@/store/uiSlice'
import { BestSellers } from '@/storefront/features/catalog/components/BestSellers'
import { Deals } from '@/storefront/features/catalog/components/Deals'
import { NewArrivals } from '@/storefront/features/catalog/components/NewArrivals'
import { PopularProducts } from '@/storefront/features/catalog/components/PopularProducts'
import { Banners } from '@/storefront/features/promotions/components/Banners'
import { TrustNote } from '@/storefront/features/promotions/components/TrustNote'
import styles from './HomePage.module.css'

export function HomePage() {
  const recentlyViewed = useAppSelector(selectRecentlyViewed)
  return (
    <div className={classNames('page-content', styles.page)}>
      <VisuallyHidden as="h1">
        {t(shop.displayName)}: {t(shop.tagline)}
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
