import { Link } from 'react-router-dom'
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { shortId } from '../lib/labels'
import styles from './OrderId.module.css'

/** The short id as a link to the order; the tooltip has the full id. */
export function OrderId({ order }: { order: Order }) {
  return (
    <Link className={styles.id} to={orderPath(order)} title={order._id}>
      {shortId(order._id)}
    </Link>
  )
}
