import { classNames } from '../lib/classNames'
import { formatTaka } from '../lib/formatTaka'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type PriceProps = { price: number; discountPrice?: number; size?: 'md' | 'lg' }

/** The price to pay, with the original price struck through if there is a discount. */
export function Price({ price, discountPrice, size = 'md' }: PriceProps) {
  const hasDiscount = discountPrice !== undefined && discountPrice > 0
  return (
    <p className={classNames(styles.price, styles[size])}>
      {hasDiscount && (
        <>
          <VisuallyHidden>Now </VisuallyHidden>
          <strong>{formatTaka(discountPrice)}</strong> <VisuallyHidden>instead of </VisuallyHidden>
        </>
      )}
      {hasDiscount ? <s>{formatTaka(price)}</s> : <strong>{formatTaka(price)}</strong>}
    </p>
  )
}
