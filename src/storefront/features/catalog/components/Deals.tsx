import { useListBestSellersQuery, useListNewArrivalsQuery, useListPopularGadgetsQuery } from '@/api'
import { CompactCard, CompactCardSkeleton } from '@/entities/product/components/CompactCard'
import grid from '@/entities/product/components/CompactGrid.module.css'
import { ProductSection } from '@/entities/product/components/ProductSection'
import { compactPictureSizes } from '@/entities/product/lib/compactPictureSizes'
import { t } from '@/shared/lib/language'
import * as messages from '../homeMessages'
import { bestDeals } from '../lib/bestDeals'
import { popularArg } from '../lib/queryArgs'
import styles from './Deals.module.css'

const maxShown = 6

/** The largest discounts among the products of the other home page sections. */
export function Deals() {
  const lists = [
    useListBestSellersQuery(),
    useListNewArrivalsQuery(),
    useListPopularGadgetsQuery(popularArg),
  ]
  const isSettled = lists.every(({ data, isError }) => data || isError)
  const isAnyThere = lists.some(({ data }) => data)
  const deals = bestDeals(
    lists.flatMap(({ data }) => data ?? []),
    maxShown,
  )
  return (
    <div className={styles.panel}>
      <ProductSection
        title={t(messages.deals)}
        intro={t(messages.dealsIntro)}
        query={{
          data: isSettled && isAnyThere ? deals : undefined,
          isError: isSettled && !isAnyThere,
          isFetching: lists.some(({ isFetching }) => isFetching),
          refetch: () => lists.forEach(({ refetch }) => void refetch()),
        }}
        gridClass={grid.grid}
        renderCard={(product) => (
          <CompactCard product={product} pictureSizes={compactPictureSizes} />
        )}
        skeleton={<CompactCardSkeleton />}
        skeletonCount={maxShown}
        emptyText={t(messages.noDeals)}
        errorText={t(messages.dealsFailed)}
      />
    </div>
  )
}
