import type { PriceRange } from '@/common/listing'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
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
