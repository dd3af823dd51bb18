import { type ReactNode, useId } from 'react'
import type { Product } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { type QueryResult, QueryState } from '../../../shared/ui/query-state/QueryState'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ProductSection.module.css'

type ProductSectionProps = {
  title: string
  intro?: string
  query: QueryResult<readonly Product[]>
  gridClass?: string
  renderProduct: (product: Product, index: number) => ReactNode
  /** As many as the widest screen shows; the grid hides the rest on narrower ones. */
  skeletons: ReactNode
  emptyText: string
  errorText: string
}

export function ProductSection({
  title,
  intro,
  query,
  gridClass,
  renderProduct,
  skeletons,
  emptyText,
  errorText,
}: ProductSectionProps) {
  const headingId = useId()
  const gridClasses = classNames(styles.grid, gridClass)
  return (
    <section
      className={styles.section}
      aria-labelledby={headingId}
      aria-busy={!query.data && query.isFetching}
    >
      <div className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <QueryState
        query={query}
        loading={
          <div className={gridClasses}>
            <VisuallyHidden>Loading {title}</VisuallyHidden>
            {skeletons}
          </div>
        }
        errorText={errorText}
        empty={<EmptyState title={emptyText} />}
      >
        {(products) => (
          <ul className={gridClasses}>
            {products.map((product, index) => (
              <li key={product._id}>{renderProduct(product, index)}</li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
