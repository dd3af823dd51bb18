import { type PointerEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import type { Product } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { discountPercent } from '../../../shared/lib/discountPercent'
import { Badge } from '../../../shared/ui/badge/Badge'
import { Picture } from '../../../shared/ui/picture/Picture'
import { Price } from '../../../shared/ui/price/Price'
import { getCategoryTint } from '../lib/getCategoryTint'
import styles from './ListingCard.module.css'
import { StockBadge } from './StockBadge'

type ListingCardProps = {
  product: Product
  pictureSizes: string
  isPriority?: boolean
  /** `row` is horizontal on phones. */
  layout?: 'row' | 'tall'
}

/** For category grids. The second picture fades in on hover. */
export function ListingCard({
  product,
  pictureSizes,
  isPriority,
  layout = 'row',
}: ListingCardProps) {
  const { productName, category, price, discountPrice, inStock, images } = product
  const [first = '', second] = images
  // The second picture loads with the first hover or focus.
  const [isSecondShown, setIsSecondShown] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const percent = discountPercent(price, discountPrice)

  function handlePointerEnter({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setIsSecondShown(true)
  }

  return (
    <article
      className={classNames(styles.card, styles[layout])}
      onPointerEnter={handlePointerEnter}
      onFocus={() => setIsSecondShown(true)}
    >
      <div className={styles.pictureFrame} style={{ background: getCategoryTint(category) }}>
        <Picture
          src={first}
          alt={`${productName}, ${category}`}
          sizes={pictureSizes}
          isPriority={isPriority}
        />
        {isSecondShown && second && (
          <span
            className={classNames(styles.second, isLoaded && styles.isLoaded)}
            style={{ background: getCategoryTint(category) }}
            onLoadCapture={() => setIsLoaded(true)}
          >
            <Picture src={second} alt="" sizes={pictureSizes} />
          </span>
        )}
        {!inStock && (
          <div className={styles.overlay}>
            <span aria-hidden="true">Out of Stock</span>
          </div>
        )}
        {percent !== undefined && percent > 0 && (
          <span className={styles.percent}>
            <Badge tone="accent">{percent}% off</Badge>
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <Link to={productPath(product)}>{productName}</Link>
        </h3>
        <div>
          <StockBadge isInStock={inStock} />
        </div>
        <div className={styles.price}>
          <Price price={price} discountPrice={discountPrice} />
        </div>
      </div>
    </article>
  )
}
