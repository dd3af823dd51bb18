import { anyPrice, hasPriceFilter, type PriceRange } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { Sheet } from '@/storefront/ui/Sheet'
import * as messages from '../messages'
import styles from './FilterSheet.module.css'
import { PriceFilter } from './PriceFilter'

type FilterSheetProps = {
  price: PriceRange
  /** Of products in the price range; undefined while loading. */
  count: number | undefined
  onChange: (price: PriceRange) => void
  onClose: () => void
}

/** The filters on phones. They apply at once. */
export function FilterSheet({ price, count, onChange, onClose }: FilterSheetProps) {
  return (
    <Sheet
      title={t(messages.filters)}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={!hasPriceFilter(price)} onClick={() => onChange(anyPrice)}>
            {t(messages.clearFilters)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {count === undefined ? t(messages.showProducts) : t(messages.showCount)(count)}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <PriceFilter price={price} onChange={onChange} />
      </div>
    </Sheet>
  )
}
