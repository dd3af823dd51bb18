import { useMemo } from 'react'
import { t } from '@/shared/lib/language'
import { useProducts } from '../hooks/useProducts'
import { compactPictureSizes } from '../lib/compactPictureSizes'
import * as messages from '../messages'
import { CompactCard, CompactCardSkeleton } from './CompactCard'
import grid from './CompactGrid.module.css'
import { ProductSection } from './ProductSection'

const maxShown = 6

/** The last viewed first. Renders nothing on a first visit. */
export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const shownIds = useMemo(() => ids.slice(0, maxShown), [ids])
  const products = useProducts(shownIds)
  if (shownIds.length === 0 || products?.length === 0) return null
  return (
    <ProductSection
      title={t(messages.recentlyViewed)}
      query={{ data: products, isError: false, isFetching: !products, refetch: () => {} }}
      gridClass={grid.grid}
      renderCard={(product) => <CompactCard product={product} pictureSizes={compactPictureSizes} />}
      skeleton={<CompactCardSkeleton />}
      skeletonCount={shownIds.length}
    />
  )
}
