import { shop } from '../../../shop/shop.config'
import { Cart } from '../../features/cart'
import { useTitle } from '../../shared/hooks/useTitle'
import styles from './CartPage.module.css'

export function CartPage() {
  useTitle(`Cart - ${shop.name}`)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your cart</h1>
      <Cart />
    </div>
  )
}
