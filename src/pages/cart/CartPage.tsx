import { Cart } from '../../features/cart'

export function CartPage() {
  return (
    <div className="page-content">
      <h1>Your cart</h1>
      <Cart />
    </div>
  )
}
