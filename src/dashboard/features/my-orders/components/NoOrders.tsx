import Button from '@mui/material/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Link } from '@/shared/ui/Link'

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
