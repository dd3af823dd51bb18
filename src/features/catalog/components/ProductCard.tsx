import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { productPath } from '../../../shared/lib/productPath'
import { Picture } from '../../../shared/ui/picture/Picture'
import { tintOf } from '../lib/tintOf'
import styles from './ProductCard.module.css'
import { StockBadge } from './StockBadge'

type ProductCardProps = {
  product: Product
  /** How wide its picture is shown, in the words of `sizes`. */
  pictureSizes: string
  /** `wide` lies down where there is room for it. */
  layout?: 'tall' | 'wide'
  isPriority?: boolean
  price: ReactNode
}

/** A product in one of the home page's lists; all of it leads to the product's page. */
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
        <div className={styles.shot} style={{ background: tintOf(category) }}>
          <Picture
            src={images[0] ?? ''}
            alt={`${productName}, ${category}`}
            sizes={pictureSizes}
            isPriority={isPriority}
            className={styles.picture}
          />
          {!inStock && <span className={styles.overlay}>Out of Stock</span>}
        </div>
        <div className={styles.facts}>
          <div className={styles.line}>
            <p className={styles.category}>{category}</p>
            <StockBadge isInStock={inStock} />
          </div>
          <h3 className={styles.name}>
            <Link to={productPath(product)}>{productName}</Link>
          </h3>
          <ul className={styles.features}>
            {keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className={styles.price}>{price}</div>
        </div>
      </div>
    </article>
  )
}
