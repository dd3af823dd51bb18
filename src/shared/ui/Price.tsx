import { classNames } from '../lib/classNames'
import { formatTaka } from '../lib/formatTaka'
import { t } from '../lib/language'
import * as messages from '../messages'
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
          <VisuallyHidden>{t(messages.now)}</VisuallyHidden>
          <strong>{formatTaka(discountPrice)}</strong>{' '}
          <VisuallyHidden>{t(messages.insteadOf)}</VisuallyHidden>
        </>
      )}
      {hasDiscount ? <s>{formatTaka(price)}</s> : <strong>{formatTaka(price)}</strong>}
    </p>
  )
}
