import { classNames } from '@/shared/lib/classNames'
import { Price } from '@/shared/ui/Price'
import { Rating } from '@/shared/ui/Rating'
import { featuresLang, localProduct } from '../lib/localProduct'
import { ColourDots } from './ColourDots'
import styles from './CompactCard.module.css'
import { CardName, type CardProps, CardSkeleton, ProductCard } from './ProductCard'
import card from './ProductCard.module.css'

const maxFeatures = 3

/** For rows of many. Out of stock is on its picture alone. */
export function CompactCard(props: CardProps) {
  const { price, discountPrice, starCounts } = props.product
  const { keyFeatures } = localProduct(props.product)
  return (
    <ProductCard {...props} className={styles.frame} layoutClass={styles.compact} hasPercent>
      <div className={card.facts}>
        <CardName product={props.product} className={styles.name} isDraggable={false} />
        <ColourDots swatches={props.product.swatches} />
        {keyFeatures.length > 0 && (
          <ul
            className={classNames(card.features, styles.features)}
            lang={featuresLang(props.product)}
          >
            {keyFeatures.slice(0, maxFeatures).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={classNames(card.price, styles.price)}>
        <Rating starCounts={starCounts} />
        <Price price={price} discountPrice={discountPrice} />
      </div>
    </ProductCard>
  )
}

const lines = [
  ['90%', 18],
  ['60%', 18],
  ['30%', 12],
] as const

/** One that is filling takes the height that its container has. */
export const CompactCardSkeleton = ({ isFilling = false }) => (
  <CardSkeleton
    className={styles.frame}
    layoutClass={classNames(styles.compact, isFilling && styles.filling)}
    lines={lines}
  />
)
