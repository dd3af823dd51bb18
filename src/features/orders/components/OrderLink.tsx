import { Link } from 'react-router-dom'
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { buttonClass } from '../../../shared/ui/button/Button'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import { shortId } from '../lib/words'

export function OrderLink({ order }: { order: Order }) {
  return (
    <Link className={buttonClass()} to={orderPath(order)}>
      Details
      <VisuallyHidden> of order {shortId(order._id)}</VisuallyHidden>
    </Link>
  )
}
