import { type PointerEvent, type ReactNode, useState } from 'react'
import type { Product } from '@/api'
import { productPath } from '@/common/addresses'
import { classNames } from '@/shared/lib/classNames'
import { discountPercent } from '@/shared/lib/discountPercent'
import { formatTaka } from '@/shared/lib/formatTaka'
import { Badge } from '@/shared/ui/Badge'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { Price } from '@/shared/ui/Price'
import { Skeleton } from '@/shared/ui/Skeleton'
import { getCategoryTint } from '../lib/getCategoryTint'
import styles from './ProductCard.module.css'
import { StockBadge } from './StockBadge'

/**
 * `tall` and `wide` are for the home page; `wide` is horizontal if there is room. `compact` is for rows of many, and
 * `listing` for category grids; `listing-row` is horizontal on phones.
 */
export type CardVariant = 'tall' | 'wide' | 'compact' | 'listing' | 'listing-row'

const families = {
  tall: 'detailed',
  wide: 'detailed',
  compact: 'compact',
  listing: 'listing',
  'listing-row': 'listing',
} as const

const maxFeatures = { detailed: Infinity, compact: 3, listing: 0 }

/** Cards of listings do not look at their width: a container is laid out by itself, which takes longer. */
const frameClass = (family: keyof typeof maxFeatures) =>
  classNames(styles.frame, family !== 'listing' && styles.container)

type ProductCardProps = {
  product: Product
  variant: CardVariant
  pictureSizes: string
  isPriority?: boolean
  /** Beside the stock; not on `compact` cards. */
  action?: ReactNode
}

/** The whole card links to the product. */
export function ProductCard({
  product,
  variant,
  pictureSizes,
  isPriority,
  action,
}: ProductCardProps) {
  const { productName, category, price, discountPrice, inStock, images, keyFeatures } = product
  const [first = '', second] = images
  // The second picture of a listing loads with the first hover or focus.
  const [isSecondShown, setIsSecondShown] = useState(false)
  const family = families[variant]
  const features = keyFeatures.slice(0, maxFeatures[family])
  const percent = family === 'detailed' ? 0 : (discountPercent(price, discountPrice) ?? 0)
  const background = getCategoryTint(category)

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setIsSecondShown(true)
  }

  return (
    <article
      className={frameClass(family)}
      onPointerEnter={handlePointerEnter}
      onFocus={() => setIsSecondShown(true)}
    >
      <div className={classNames(styles.card, styles[family], styles[variant])}>
        <div className={styles.pictureFrame} style={{ background }}>
          <Picture
            src={first}
            alt={`${productName}, ${category}`}
            sizes={pictureSizes}
            isPriority={isPriority}
            className={styles.picture}
          />
          {family === 'listing' && isSecondShown && second && (
            <SecondPicture src={second} sizes={pictureSizes} background={background} />
          )}
          {!inStock && (
            <p className={styles.overlay} aria-hidden={family !== 'compact'}>
              <Badge tone="dark">Out of Stock</Badge>
            </p>
          )}
          {percent > 0 && (
            <p className={styles.percent}>
              <Badge tone="accent">{percent}% off</Badge>
            </p>
          )}
        </div>
        <div className={styles.facts}>
          {family === 'detailed' && <p className={styles.category}>{category}</p>}
          <h3 className={styles.name}>
            <Link to={productPath(product)} draggable={family !== 'compact'}>
              {productName}
            </Link>
          </h3>
          {features.length > 0 && (
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </div>
        {family !== 'compact' && (
          <div className={styles.stock}>
            <StockBadge isInStock={inStock} />
            {action}
          </div>
        )}
        <div className={styles.price}>
          {/* The preview of a product may have no price yet. */}
          {price > 0 &&
            (variant === 'wide' ? (
              <PricePair price={price} discountPrice={discountPrice} />
            ) : (
              <Price
                price={price}
                discountPrice={discountPrice}
                size={variant === 'tall' ? 'lg' : undefined}
              />
            ))}
        </div>
      </div>
    </article>
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

/** Always both prices; without a discount they are the same. */
function PricePair({ price, discountPrice }: Pick<Product, 'price' | 'discountPrice'>) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>Price</dt>
        <dd>{discountPrice ? <s>{formatTaka(price)}</s> : formatTaka(price)}</dd>
      </div>
      <div className={styles.paid}>
        <dt>You pay</dt>
        <dd>{formatTaka(discountPrice || price)}</dd>
      </div>
    </dl>
  )
}

const skeletonLines = {
  detailed: [
    ['45%', 20],
    ['80%', 22],
    ['90%', 16],
    ['70%', 16],
    ['75%', 16],
  ],
  compact: [
    ['90%', 18],
    ['60%', 18],
  ],
  listing: [
    ['85%', 22],
    ['40%', 24],
  ],
} as const

type ProductCardSkeletonProps = {
  variant: CardVariant
  isFilling?: boolean
}

export function ProductCardSkeleton({ variant, isFilling }: ProductCardSkeletonProps) {
  const family = families[variant]
  return (
    <div className={frameClass(family)} data-skeleton="">
      <div
        className={classNames(
          styles.card,
          styles[family],
          styles[variant],
          isFilling && styles.filling,
        )}
      >
        <div className={styles.pictureFrame}>
          <Skeleton height="100%" borderRadius="0" />
        </div>
        <div className={styles.facts}>
          {skeletonLines[family].map(([width, height]) => (
            <Skeleton key={width} width={width} height={`${height}px`} />
          ))}
        </div>
        <div className={styles.price}>
          <Skeleton width="50%" height="26px" />
        </div>
      </div>
    </div>
  )
}
