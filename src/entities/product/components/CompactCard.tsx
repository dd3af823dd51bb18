import { Link } from 'react-router-dom'
import { productPath } from '../../../../shop/addresses'
import type { Product } from '../../../api'
import { discountPercent } from '../../../shared/lib/discountPercent'
import { Badge } from '../../../shared/ui/badge/Badge'
import { Picture } from '../../../shared/ui/picture/Picture'
import { Price } from '../../../shared/ui/price/Price'
import { getCategoryTint } from '../lib/getCategoryTint'
import styles from './CompactCard.module.css'

type CompactCardProps = { product: Product; pictureSizes: string }

/** In a grid with six columns. */
export const compactPictureSizes =
  '(min-width: 1440px) 205px, (min-width: 1280px) 15vw, (min-width: 1024px) 150px, (min-width: 700px) 30vw, 44vw'

const maxFeatures = 3

/** Vertical in narrow containers; horizontal, with features, in wide ones. */
export function CompactCard({ product, pictureSizes }: CompactCardProps) {
  const { productName, category, price, discountPrice, inStock, images, keyFeatures } = product
  const percent = discountPercent(price, discountPrice)
  return (
    <article className={styles.frame}>
      <div className={styles.card}>
        <div className={styles.pictureFrame} style={{ background: getCategoryTint(category) }}>
          <Picture
            src={images[0] ?? ''}
            alt={`${productName}, ${category}`}
            sizes={pictureSizes}
            className={styles.picture}
          />
          {!inStock && (
            <p className={styles.overlay}>
              <span>Out of Stock</span>
            </p>
          )}
          {percent !== undefined && percent > 0 && (
            <p className={styles.percent}>
              <Badge tone="accent">{percent}% off</Badge>
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <h3 className={styles.name}>
            <Link to={productPath(product)} draggable={false}>
              {productName}
            </Link>
          </h3>
          <ul className={styles.features}>
            {keyFeatures.slice(0, maxFeatures).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className={styles.price}>
            <Price price={price} discountPrice={discountPrice} />
          </div>
        </div>
      </div>
    </article>
  )
}
