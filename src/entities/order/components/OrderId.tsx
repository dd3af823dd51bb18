import { Link } from 'react-router-dom'
import { orderPath } from '../../../../shop/addresses'
import type { Order } from '../../../api'
import { shortId } from '../lib/labels'
import styles from './OrderId.module.css'

/** The cut id, which leads to the order; the whole of it is told to whoever points at it. */
export function OrderId({ order }: { order: Order }) {
  return (
    <Link className={styles.id} to={orderPath(order)} title={order._id}>
      {shortId(order._id)}
    </Link>
  )
}
