import type { PriceRange } from '../../../../shop/listing'
import { CloseIcon } from '../../../shared/ui/icon'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import { priceText } from '../lib/priceChoices'
import styles from './PriceChip.module.css'

type PriceChipProps = { price: PriceRange; onClear: () => void }

/** Shows the active price filter; a click removes it. */
export function PriceChip({ price, onClear }: PriceChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onClear}>
      <VisuallyHidden>Remove the price filter: </VisuallyHidden>
      {priceText(price)}
      <CloseIcon size={16} />
    </button>
  )
}
