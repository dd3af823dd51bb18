import type { CartItem } from '@/api'
import { itemLang, itemName } from '@/entities/cart/lib/localItem'
import { useFocusOnMount } from '@/shared/hooks/useFocusOnMount'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import * as messages from '../messages'
import styles from './CartTable.module.css'

type RemovedRowProps = { row: CartItem; shouldTakeFocus: boolean; onRestore: () => void }

/** Replaces the removed row until the page is left: a toast would be gone too soon. */
export function RemovedRow({ row, shouldTakeFocus, onRestore }: RemovedRowProps) {
  const undoRef = useFocusOnMount(shouldTakeFocus)
  return (
    <tr className={styles.removed}>
      <td colSpan={5}>
        <div className={styles.undoRow}>
          <p>
            <strong lang={itemLang(row)}>{itemName(row)}</strong>
            {t(messages.wasRemoved)}
          </p>
          <Button
            ref={undoRef}
            variant="link"
            aria-label={t(messages.undoRemoval)(itemName(row))}
            onClick={onRestore}
          >
            {t(messages.undo)}
          </Button>
        </div>
      </td>
    </tr>
  )
}
