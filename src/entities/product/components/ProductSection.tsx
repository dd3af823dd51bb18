import { Fragment, type ReactNode, useId } from 'react'
import type { Product } from '@/api'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { type QueryResult, QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import styles from './ProductSection.module.css'

type ProductSectionProps = {
  title: string
  intro?: string
  /** Where 'See all' leads; without it there is no link. */
  allPath?: string
  query: QueryResult<readonly Product[]>
  gridClass?: string
  renderCard: (product: Product) => ReactNode
  skeleton: ReactNode
  /** As many as the widest screen shows; the grid hides the rest on narrower ones. */
  skeletonCount: number
  emptyText?: string
  errorText?: string
}

export function ProductSection(props: ProductSectionProps) {
  const { title, intro, allPath, query, gridClass, renderCard, skeleton, skeletonCount } = props
  const { emptyText = '', errorText = '' } = props
  const headingId = useId()
  const gridClasses = classNames(styles.grid, gridClass)
  return (
    <section
      className={styles.section}
      aria-labelledby={headingId}
      aria-busy={!query.data && query.isFetching}
    >
      <div className={styles.header}>
        <h2 id={headingId} className="section-title">
          {title}
        </h2>
        {intro && <p>{intro}</p>}
        {allPath && (
          <Link className={styles.all} to={allPath}>
            {t(messages.seeAll)}
            <VisuallyHidden>{t(messages.ofSection)(title)}</VisuallyHidden>
            <ChevronRightIcon size={18} />
          </Link>
        )}
      </div>
      <QueryState
        query={query}
        loading={
          <div className={gridClasses}>
            <VisuallyHidden>{t(messages.loadingSection)(title)}</VisuallyHidden>
            {[...Array(skeletonCount).keys()].map((index) => (
              <Fragment key={index}>{skeleton}</Fragment>
            ))}
          </div>
        }
        errorText={errorText}
        empty={<EmptyState title={emptyText} />}
      >
        {(products) => (
          <ul className={gridClasses}>
            {products.map((product) => (
              <li key={product._id}>{renderCard(product)}</li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
