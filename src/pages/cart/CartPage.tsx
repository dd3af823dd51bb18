import { Cart } from '../../features/cart'
import styles from './CartPage.module.css'

export function CartPage() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your cart</h1>
      <Cart />
    </div>
  )
}
