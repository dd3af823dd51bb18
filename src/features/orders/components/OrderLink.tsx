import { Link } from 'react-router-dom'
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { shortId } from '../../../entities/order'
import { buttonClass } from '../../../shared/ui/button/Button'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'

export function OrderLink({ order }: { order: Order }) {
  return (
    <Link className={buttonClass()} to={orderPath(order)}>
      Details
      <VisuallyHidden> of order {shortId(order._id)}</VisuallyHidden>
    </Link>
  )
}
