import { useListBestSellersQuery } from '@/api'
import { categoryPath } from '@/common/addresses'
import { DetailedCard, DetailedCardSkeleton } from '@/entities/product/components/DetailedCard'
import { ProductSection } from '@/entities/product/components/ProductSection'
import { t } from '@/shared/lib/language'
import * as messages from '../homeMessages'
import styles from './BestSellers.module.css'

const maxShown = 3

export function BestSellers() {
  const { data, ...query } = useListBestSellersQuery()
  return (
    <ProductSection
      title={t(messages.bestSellers)}
      intro={t(messages.bestSellersIntro)}
      allPath={categoryPath('best seller')}
      query={{ ...query, data: data?.slice(0, maxShown) }}
      gridClass={styles.grid}
      renderCard={(product) => (
        <DetailedCard
          product={product}
          pictureSizes="(min-width: 1440px) 430px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
        />
      )}
      skeleton={<DetailedCardSkeleton />}
      skeletonCount={maxShown}
      emptyText={t(messages.noBestSellers)}
      errorText={t(messages.bestSellersFailed)}
    />
  )
}
