import { useListNewArrivalsQuery } from '../../../api'
import { ProductCard, ProductCardSkeleton } from '../../../entities/product'
import styles from './NewArrivals.module.css'
import { ProductSection } from './ProductSection'

const skeletons = [1, 2, 3, 4, 5, 6].map((index) => (
  <ProductCardSkeleton key={index} variant="wide" />
))

export function NewArrivals() {
  return (
    <ProductSection
      title="New Arrivals"
      query={useListNewArrivalsQuery()}
      gridClass={styles.grid}
      skeletons={skeletons}
      emptyText="No new arrivals yet."
      errorText="The new arrivals could not be loaded."
      renderProduct={(product) => (
        <ProductCard
          product={product}
          variant="wide"
          pictureSizes="(min-width: 1060px) 200px, (min-width: 700px) 31vw, 40vw"
        />
      )}
    />
  )
}
