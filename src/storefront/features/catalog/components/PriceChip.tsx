import type { PriceRange } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { priceText } from '../lib/priceChoices'
import * as messages from '../messages'
import styles from './PriceChip.module.css'

type PriceChipProps = { price: PriceRange; onClear: () => void }

/** Shows the active price filter; a click removes it. */
export function PriceChip({ price, onClear }: PriceChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onClear}>
      <VisuallyHidden>{t(messages.removePriceFilter)}</VisuallyHidden>
      {priceText(price)}
      <CloseIcon size={16} />
    </button>
  )
}
