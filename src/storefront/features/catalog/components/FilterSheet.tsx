import type { ListFilter } from '@/api'
import { countFilters, type Listing, noFilters } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { Sheet } from '@/storefront/ui/Sheet'
import * as messages from '../messages'
import type { FilterChanges } from './FilterChips'
import styles from './FilterSheet.module.css'
import { ListFilters } from './ListFilters'

type FilterSheetProps = {
  listing: Listing
  offered: readonly ListFilter[] | undefined
  /** Of products that are found; undefined while loading. */
  count: number | undefined
  onChange: (changes: FilterChanges) => void
  onClose: () => void
}

/** The filters on phones. They apply at once. */
export function FilterSheet({ listing, offered, count, onChange, onClose }: FilterSheetProps) {
  return (
    <Sheet
      title={t(messages.filters)}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={countFilters(listing) === 0} onClick={() => onChange(noFilters)}>
            {t(messages.clearFilters)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {count === undefined ? t(messages.showProducts) : t(messages.showCount)(count)}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <ListFilters listing={listing} offered={offered} onChange={onChange} />
      </div>
    </Sheet>
  )
}
