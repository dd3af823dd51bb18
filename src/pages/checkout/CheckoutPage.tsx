import { useNavigate } from 'react-router-dom'
import { shop } from '../../../shop/shop.config'
import { Checkout } from '../../features/checkout'
import { useTitle } from '../../shared/hooks/useTitle'
import styles from './CheckoutPage.module.css'

export function CheckoutPage() {
  useTitle(`Checkout - ${shop.name}`)
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      <Checkout onPlaced={() => void navigate('/dashboard/orders', { replace: true })} />
    </div>
  )
}
