import { t } from '@/shared/lib/language'
import { Skeleton } from '@/shared/ui/Skeleton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import { CartTable } from './CartTable'
import styles from './CartTable.module.css'

const rows = [0, 1, 2]

export function CartSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t(messages.loadingCart)}</VisuallyHidden>
      <CartTable>
        {rows.map((row) => (
          <tr key={row} className={styles.row}>
            <td className={styles.product}>
              <div className={styles.item}>
                <span className={styles.picture}>
                  <Skeleton height="100%" borderRadius="var(--radius)" />
                </span>
                <div className={styles.text}>
                  <Skeleton width="min(15rem, 100%)" />
                  <Skeleton width="6rem" />
                </div>
              </div>
            </td>
            <td className={styles.price}>
              <Skeleton width="4.5rem" />
            </td>
            <td className={styles.quantity}>
              <Skeleton width="8.25rem" height="46px" borderRadius="var(--radius)" />
            </td>
            <td className={styles.subtotal}>
              <Skeleton width="6rem" />
            </td>
            <td className={styles.remove} />
          </tr>
        ))}
      </CartTable>
    </div>
  )
}
