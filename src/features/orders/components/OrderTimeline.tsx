import type { Order } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { formatDate } from '../../../shared/lib/formatDate'
import { BoxIcon, TruckIcon } from '../../../shared/ui/icon'
import { WalletIcon } from '../../../shared/ui/icon/dashboardIcons'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './OrderTimeline.module.css'

const timed = (moment: string | undefined) => moment && formatDate(moment, { hasTime: true })

/** How far an order has come: what is done with its time, what is not with what it waits for. */
export function OrderTimeline({ order }: { order: Order }) {
  const isDelivered = order.status === 'Delivered'
  const steps = [
    { name: 'Placed', Icon: BoxIcon, isDone: true, text: timed(order.orderPlaced) },
    {
      name: 'Paid',
      Icon: WalletIcon,
      isDone: order.payment,
      text: order.payment ? timed(order.paidAt) : 'Waiting for your payment',
    },
    {
      name: 'Delivered',
      Icon: TruckIcon,
      isDone: isDelivered,
      text: isDelivered ? timed(order.deliveredAt) : 'Pending for delivery',
    },
  ]
  return (
    <ol className={styles.line}>
      {steps.map(({ name, Icon, isDone, text }) => (
        <li key={name} className={classNames(styles.step, isDone && styles.done)}>
          <span className={styles.mark}>
            <Icon size={22} />
          </span>
          <p className={styles.name}>
            {name}
            {!isDone && <VisuallyHidden>, not yet</VisuallyHidden>}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
