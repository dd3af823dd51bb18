import { useNavigate } from 'react-router-dom'
import { Checkout } from '../../features/checkout'

export function CheckoutPage() {
  const navigate = useNavigate()
  return (
    <div className="page-content">
      <h1>Checkout</h1>
      <Checkout
        onPlaced={(placedKey) =>
          void navigate('/dashboard/orders', { replace: true, state: { placedKey } })
        }
      />
    </div>
  )
}
