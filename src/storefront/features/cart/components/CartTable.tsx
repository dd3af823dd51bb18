import type { ReactNode } from 'react'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './CartTable.module.css'

/** On phones each row is a card. */
export function CartTable({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Your cart</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={styles.price}>
            Price
          </th>
          <th scope="col">Quantity</th>
          <th scope="col" className={styles.subtotal}>
            Subtotal
          </th>
          <th scope="col">
            <VisuallyHidden>Remove</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
