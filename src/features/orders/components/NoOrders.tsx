import { Link } from 'react-router-dom'
import { buttonClass } from '../../../shared/ui/button/Button'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'

export function NoOrders() {
  return (
    <EmptyState title="You have no orders yet.">
      <p>Your orders and their delivery status appear here.</p>
      <Link className={buttonClass('primary')} to="/">
        Start shopping
      </Link>
    </EmptyState>
  )
}
