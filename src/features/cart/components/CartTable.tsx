import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './CartTable.module.css'

/** Rows of a table, which are cards on a phone. */
export function CartTable({ children }: { children: ReactNode }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What is in your cart</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Price</th>
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
