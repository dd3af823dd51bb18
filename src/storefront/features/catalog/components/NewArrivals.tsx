import { useListNewArrivalsQuery } from '@/api'
import { DetailedCard, DetailedCardSkeleton } from '@/entities/product/components/DetailedCard'
import { ProductSection } from '@/entities/product/components/ProductSection'
import { t } from '@/shared/lib/language'
import * as messages from '../homeMessages'
import styles from './NewArrivals.module.css'

export function NewArrivals() {
  return (
    <ProductSection
      title={t(messages.newArrivals)}
      query={useListNewArrivalsQuery()}
      gridClass={styles.grid}
      renderCard={(product) => (
        <DetailedCard
          product={product}
          isWide
          pictureSizes="(min-width: 1060px) 200px, (min-width: 700px) 31vw, 40vw"
        />
      )}
      skeleton={<DetailedCardSkeleton isWide />}
      skeletonCount={6}
      emptyText={t(messages.noNewArrivals)}
      errorText={t(messages.newArrivalsFailed)}
    />
  )
}
