import type { Product } from '@/api'
import { categoryName } from '@/shared/lib/categoryName'
import { classNames } from '@/shared/lib/classNames'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Price } from '@/shared/ui/Price'
import { Rating } from '@/shared/ui/Rating'
import { featuresLang, localProduct } from '../lib/localProduct'
import * as messages from '../messages'
import { ColourDots } from './ColourDots'
import styles from './DetailedCard.module.css'
import { CardName, type CardProps, CardSkeleton, ProductCard } from './ProductCard'
import card from './ProductCard.module.css'
import { StockBadge } from './StockBadge'

/** A wide one is horizontal if there is room, and always has both prices. */
type Layout = { isWide?: boolean }

const layoutOf = ({ isWide }: Layout) => (isWide ? styles.wide : styles.tall)

/** With all features, for the home page. */
export function DetailedCard({ isWide = false, ...props }: CardProps & Layout) {
  const { category, inStock, price, starCounts } = props.product
  const { keyFeatures } = localProduct(props.product)
  const PriceLine = isWide ? PricePair : LargePrice
  return (
    <ProductCard {...props} className={styles.frame} layoutClass={layoutOf({ isWide })} hasStock>
      <div className={classNames(card.facts, styles.facts)}>
        <p className={styles.category}>{categoryName(category)}</p>
        <CardName product={props.product} className={styles.name} />
        <ColourDots swatches={props.product.swatches} />
        {keyFeatures.length > 0 && (
          <ul
            className={classNames(card.features, styles.features)}
            lang={featuresLang(props.product)}
          >
            {keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.stock}>
        <StockBadge isInStock={inStock} />
      </div>
      <div className={classNames(card.price, styles.price)}>
        <Rating starCounts={starCounts} />
        {/* The preview of a product may have no price yet. */}
        {price > 0 && <PriceLine {...props.product} />}
      </div>
    </ProductCard>
  )
}

type Prices = Pick<Product, 'price' | 'discountPrice'>

const LargePrice = ({ price, discountPrice }: Prices) => (
  <Price price={price} discountPrice={discountPrice} size="lg" />
)

/** Without a discount both prices are the same. */
function PricePair({ price, discountPrice }: Prices) {
  return (
    <dl className={styles.prices}>
      <div>
        <dt>{t(shared.price)}</dt>
        <dd>{discountPrice ? <s>{formatTaka(price)}</s> : formatTaka(price)}</dd>
      </div>
      <div className={styles.paid}>
        <dt>{t(messages.youPay)}</dt>
        <dd>{formatTaka(discountPrice || price)}</dd>
      </div>
    </dl>
  )
}

const lines = [
  ['45%', 20],
  ['80%', 22],
  ['90%', 16],
  ['70%', 16],
  ['75%', 16],
] as const

export const DetailedCardSkeleton = (layout: Layout) => (
  <CardSkeleton className={styles.frame} layoutClass={layoutOf(layout)} lines={lines} />
)
