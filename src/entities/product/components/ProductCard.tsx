import type { ComponentProps, ReactNode } from 'react'
import type { Product } from '@/api'
import { productPath } from '@/common/addresses'
import { categoryName } from '@/shared/lib/categoryName'
import { classNames } from '@/shared/lib/classNames'
import { discountPercent } from '@/shared/lib/discountPercent'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Badge } from '@/shared/ui/Badge'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { Skeleton } from '@/shared/ui/Skeleton'
import { getCategoryTint } from '../lib/getCategoryTint'
import { localProduct, nameLang } from '../lib/localProduct'
import * as messages from '../messages'
import styles from './ProductCard.module.css'

/** What a section or list gives each of its cards. */
export type CardProps = { product: Product; pictureSizes: string; isPriority?: boolean }

type ProductCardProps = CardProps &
  Pick<ComponentProps<'article'>, 'className' | 'onFocus' | 'onPointerEnter'> & {
    /** Of the card inside; `className` is for its frame, which may be a container. */
    layoutClass: string | undefined
    /** Over the picture. */
    overlay?: ReactNode
    hasPercent?: boolean
    /** A badge says whether it is in stock. */
    hasStock?: boolean
    children: ReactNode
  }

/** What all cards share: the frame, the picture, and that the whole card links to the product. */
export function ProductCard(props: ProductCardProps) {
  const { product, pictureSizes, isPriority, className, layoutClass } = props
  const { category, images, inStock, price, discountPrice } = product
  const { overlay, hasPercent, hasStock, onFocus, onPointerEnter, children } = props
  const percent = hasPercent ? (discountPercent(price, discountPrice) ?? 0) : 0
  return (
    <article
      className={classNames(styles.frame, className)}
      onFocus={onFocus}
      onPointerEnter={onPointerEnter}
    >
      <div className={classNames(styles.card, layoutClass)}>
        <div className={styles.pictureFrame} style={{ background: getCategoryTint(category) }}>
          <Picture
            src={images[0] ?? ''}
            alt={`${localProduct(product).productName}, ${categoryName(category)}`}
            sizes={pictureSizes}
            isPriority={isPriority}
            className={styles.picture}
          />
          {overlay}
          {!inStock && (
            <p className={styles.overlay} aria-hidden={hasStock}>
              <Badge tone="dark">{t(shared.outOfStock)}</Badge>
            </p>
          )}
          {percent > 0 && (
            <p className={styles.percent}>
              <Badge tone="accent">{t(messages.percentOff)(percent)}</Badge>
            </p>
          )}
        </div>
        {children}
      </div>
    </article>
  )
}

type CardNameProps = { product: Product; className?: string | undefined; isDraggable?: boolean }

export function CardName({ product, className, isDraggable }: CardNameProps) {
  return (
    <h3 className={classNames(styles.name, className)}>
      <Link to={productPath(product)} draggable={isDraggable} lang={nameLang(product)}>
        {localProduct(product).productName}
      </Link>
    </h3>
  )
}

type CardSkeletonProps = {
  className?: string | undefined
  layoutClass: string | undefined
  /** Width and height of each. */
  lines: readonly (readonly [width: string, height: number])[]
}

export function CardSkeleton({ className, layoutClass, lines }: CardSkeletonProps) {
  return (
    <div className={classNames(styles.frame, className)} data-skeleton="">
      <div className={classNames(styles.card, layoutClass)}>
        <div className={styles.pictureFrame}>
          <Skeleton height="100%" borderRadius="0" />
        </div>
        <div className={styles.facts}>
          {lines.map(([width, height]) => (
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
