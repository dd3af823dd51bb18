import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import type { Product } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { Picture } from '../../../shared/ui/picture/Picture'
import { getCategoryTint } from '../lib/getCategoryTint'
import styles from './ProductCard.module.css'
import { StockBadge } from './StockBadge'

type ProductCardProps = {
  product: Product
  /** The `sizes` attribute of the picture. */
  pictureSizes: string
  /** `wide` is horizontal if there is room. */
  layout?: 'tall' | 'wide'
  isPriority?: boolean
  price: ReactNode
}

/** For the home page. The whole card links to the product. */
export function ProductCard({
  product,
  pictureSizes,
  layout = 'tall',
  isPriority,
  price,
}: ProductCardProps) {
  const { productName, category, images, inStock, keyFeatures } = product
  return (
    <article className={styles.frame}>
      <div className={classNames(styles.card, styles[layout])}>
        <div className={styles.pictureFrame} style={{ background: getCategoryTint(category) }}>
          <Picture
            src={images[0] ?? ''}
            alt={`${productName}, ${category}`}
            sizes={pictureSizes}
            isPriority={isPriority}
            className={styles.picture}
          />
          {!inStock && (
            <p className={styles.overlay} aria-hidden="true">
              <span>Out of Stock</span>
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <p className={styles.category}>{category}</p>
          <h3 className={styles.name}>
            <Link to={productPath(product)}>{productName}</Link>
          </h3>
          <ul className={styles.features}>
            {keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className={styles.price}>{price}</div>
        <div className={styles.stock}>
          <StockBadge isInStock={inStock} />
        </div>
      </div>
    </article>
  )
}
