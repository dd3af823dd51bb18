import { type ReactNode, useId } from 'react'
import type { Product } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'
import { ErrorNote } from '../../../shared/ui/error-note/ErrorNote'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ProductSection.module.css'

type ProductSectionProps = {
  title: string
  intro?: string
  query: {
    data?: readonly Product[]
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
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
  query: { data, isError, isFetching, refetch },
  gridClass,
  renderProduct,
  skeletons,
  emptyText,
  errorText,
}: ProductSectionProps) {
  const headingId = useId()
  const gridClasses = classNames(styles.grid, gridClass)
  return (
    <section className={styles.section} aria-labelledby={headingId} aria-busy={!data && isFetching}>
      <div className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {content()}
    </section>
  )

  function content() {
    if (data && data.length === 0) return <EmptyState title={emptyText} />
    if (data) {
      return (
        <ul className={gridClasses}>
          {data.map((product, place) => (
            <li key={product._id}>{renderProduct(product, place)}</li>
          ))}
        </ul>
      )
    }
    if (isError) {
      return <ErrorNote message={errorText} onRetry={refetch} isRetrying={isFetching} />
    }
    return (
      <div className={gridClasses}>
        <VisuallyHidden>Loading {title}</VisuallyHidden>
        {skeletons}
      </div>
    )
  }
}
