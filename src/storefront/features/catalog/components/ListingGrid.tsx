import type { ReactNode } from 'react'
import type { Product } from '@/api'
import { ListingCard, ListingCardSkeleton } from '@/entities/product/components/ListingCard'
import * as products from '@/entities/product/messages'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ListingGrid.module.css'

/** `dense` has the room of a whole page: four columns, three on small screens, two on phones. */
type GridDensity = 'normal' | 'dense'

type GridProps = { label: string; density?: GridDensity }
type ListingGridProps = GridProps & {
  products: readonly Product[]
  /** Another list is loading. */
  isBusy?: boolean
  renderAction?: (product: Product) => ReactNode
}

const pictureSizes: Record<GridDensity, string> = {
  normal:
    '(min-width: 1440px) 340px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, (min-width: 700px) 46vw, 35vw',
  dense: '(min-width: 1440px) 320px, (min-width: 1024px) 23vw, (min-width: 700px) 30vw, 46vw',
}

export function ListingGrid(props: ListingGridProps) {
  const { label, products, density = 'normal', isBusy = false, renderAction } = props
  return (
    <ul
      className={classNames(styles.grid, styles[density], isBusy && styles.busy)}
      aria-label={label}
      aria-busy={isBusy}
    >
      {products.map((product, index) => (
        <li key={product._id}>
          <ListingCard
            product={product}
            pictureSizes={pictureSizes[density]}
            isRow={density === 'normal'}
            isPriority={density === 'normal' && index === 0}
            action={renderAction?.(product)}
          />
        </li>
      ))}
    </ul>
  )
}

export function ListingGridSkeleton(props: GridProps & { count: number }) {
  const { label, count, density = 'normal' } = props
  return (
    <div className={classNames(styles.grid, styles[density])} role="status">
      <VisuallyHidden>{t(products.loading)(label)}</VisuallyHidden>
      {[...Array(count).keys()].map((index) => (
        <ListingCardSkeleton key={index} isRow={density === 'normal'} />
      ))}
    </div>
  )
}
