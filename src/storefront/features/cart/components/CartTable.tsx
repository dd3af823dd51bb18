import type { ReactNode } from 'react'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import styles from './CartTable.module.css'

/** On phones each row is a card. */
export function CartTable({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t(messages.yourCart)}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t(shared.product)}</th>
          <th scope="col" className={styles.price}>
            {t(shared.price)}
          </th>
          <th scope="col">{t(shared.quantity)}</th>
          <th scope="col" className={styles.subtotal}>
            {t(shared.subtotal)}
          </th>
          <th scope="col">
            <VisuallyHidden>{t(shared.remove)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
