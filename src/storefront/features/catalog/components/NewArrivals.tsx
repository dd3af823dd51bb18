import { useListNewArrivalsQuery } from '@/api'
import { DetailedCard, DetailedCardSkeleton } from '@/entities/product/components/DetailedCard'
import { ProductSection } from '@/entities/product/components/ProductSection'
import styles from './NewArrivals.module.css'

export function NewArrivals() {
  return (
    <ProductSection
      title="New Arrivals"
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
      emptyText="No new arrivals yet."
      errorText="The new arrivals could not be loaded."
    />
  )
}
