import { useId } from 'react'
import { useListCategoryProductsQuery } from '../../../api'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { ListingGrid, ListingGridSkeleton } from './ListingGrid'
import styles from './MoreFrom.module.css'

const maxShown = 12

export function MoreFrom({ category }: { category: string }) {
  const headingId = useId()
  const { data, isError, isFetching, refetch } = useListCategoryProductsQuery({
    category,
    page: 1,
    limit: maxShown,
  })
  const label = `More from ${category}`
  return (
    <section className={styles.more} aria-labelledby={headingId}>
      <h2 id={headingId}>{label}</h2>
      {content()}
    </section>
  )

  function content() {
    if (data) {
      return <ListingGrid density="dense" label={label} products={data.result.slice(0, maxShown)} />
    }
    if (isError) {
      return (
        <ErrorNote
          message={`More from ${category} could not be loaded.`}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )
    }
    return <ListingGridSkeleton density="dense" label={label} count={maxShown} />
  }
}
