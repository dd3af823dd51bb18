import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { Picture } from '@/shared/ui/Picture'
import { Price } from '@/shared/ui/Price'
import { Rating } from '@/shared/ui/Rating'
import { getCategoryTint } from '../lib/getCategoryTint'
import { ColourDots } from './ColourDots'
import styles from './ListingCard.module.css'
import { CardName, type CardProps, CardSkeleton, ProductCard } from './ProductCard'
import card from './ProductCard.module.css'
import { StockBadge } from './StockBadge'

/** A row is horizontal on phones. */
type Layout = { isRow: boolean }

const layoutOf = ({ isRow }: Layout) => classNames(styles.listing, isRow && styles.row)

type ListingCardProps = CardProps & Layout & { /** Beside the stock. */ action?: ReactNode }

/** For grids of a category or a search. Not a container, since the browser lays out each of them by itself, which takes longer. */
export function ListingCard({ isRow, action, ...props }: ListingCardProps) {
  const { product, pictureSizes } = props
  const { price, discountPrice, inStock, images, category, starCounts } = product
  const [, second] = images
  // The second picture loads with the first hover or focus.
  const [isSecondShown, setIsSecondShown] = useState(false)

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setIsSecondShown(true)
  }

  /** A tap focuses the link as well. */
  function handleFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) setIsSecondShown(true)
  }

  return (
    <ProductCard
      {...props}
      layoutClass={layoutOf({ isRow })}
      hasPercent
      hasStock
      overlay={
        isSecondShown &&
        second && (
          <SecondPicture src={second} sizes={pictureSizes} background={getCategoryTint(category)} />
        )
      }
      onPointerEnter={handlePointerEnter}
      onFocus={handleFocus}
    >
      <div className={card.facts}>
        <CardName product={product} />
        <Rating starCounts={starCounts} />
      </div>
      <div className={classNames(styles.stock, !inStock && styles.isSoldOut)}>
        <StockBadge isInStock={inStock} />
        {action}
      </div>
      <div className={classNames(card.price, styles.price)}>
        <Price price={price} discountPrice={discountPrice} />
        <ColourDots swatches={product.swatches} />
      </div>
    </ProductCard>
  )
}

/** Fades in once it is loaded. */
function SecondPicture(props: { src: string; sizes: string; background: string }) {
  const { src, sizes, background } = props
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <span
      className={classNames(styles.second, isLoaded && styles.isLoaded)}
      style={{ background }}
      onLoadCapture={() => setIsLoaded(true)}
    >
      <Picture src={src} alt="" sizes={sizes} />
    </span>
  )
}

const lines = [
  ['85%', 22],
  ['40%', 24],
] as const

export const ListingCardSkeleton = (layout: Layout) => (
  <CardSkeleton layoutClass={layoutOf(layout)} lines={lines} />
)
