import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState'

export function NoOrders() {
  return (
    <EmptyState title="You have no orders yet.">
      <p>Your orders and their delivery status appear here.</p>
      <Button component={Link} variant="contained" to="/">
        Start shopping
      </Button>
    </EmptyState>
  )
}
