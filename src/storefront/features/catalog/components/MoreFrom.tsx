import { useId } from 'react'
import { type Product, useListCategoryProductsQuery } from '@/api'
import { categoryName } from '@/shared/lib/categoryName'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import { moreFromArg } from '../lib/queryArgs'
import * as messages from '../productMessages'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import styles from './MoreFrom.module.css'

export function MoreFrom({ product }: { product: Product }) {
  const headingId = useId()
  const arg = moreFromArg(product)
  const query = useListCategoryProductsQuery(arg)
  const category = categoryName(product.category)
  const label = t(messages.moreFrom)(category)
  if (query.data?.result.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {label}
      </h2>
      <QueryState
        query={query}
        loading={<ListingGridSkeleton density="dense" label={label} count={arg.limit} />}
        errorText={t(messages.moreFromFailed)(category)}
      >
        {({ result }) => (
          <ListingGrid density="dense" label={label} products={result.slice(0, arg.limit)} />
        )}
      </QueryState>
    </section>
  )
}
