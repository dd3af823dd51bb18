import type { Product } from '@/api'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'
import styles from './ColourDots.module.css'

const maxDots = 5

/** The colours that the product's family has. */
export function ColourDots({ swatches }: Pick<Product, 'swatches'>) {
  if (!swatches) return null
  const { length } = swatches
  return (
    <span className={styles.dots} role="img" aria-label={t(messages.colourCount)(length)}>
      {swatches.slice(0, maxDots).map((swatch) => (
        <i key={swatch} style={{ background: swatch }} />
      ))}
      {length > maxDots && `+${formatCount(length - maxDots)}`}
    </span>
  )
}
