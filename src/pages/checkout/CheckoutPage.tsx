import { useNavigate } from 'react-router-dom'
import { Checkout } from '../../features/checkout'
import styles from './CheckoutPage.module.css'

export function CheckoutPage() {
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <Checkout onPlaced={() => void navigate('/dashboard/orders', { replace: true })} />
    </div>
  )
}
