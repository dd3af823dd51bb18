import type { Order } from '../../../api'
import { classNames } from '../../../shared/lib/classNames'
import { formatDate } from '../../../shared/lib/formatDate'
import { BoxIcon, TruckIcon, WalletIcon } from '../../../shared/ui/icon'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './OrderTimeline.module.css'

const formatTime = (moment: string | undefined) => moment && formatDate(moment, { hasTime: true })

export function OrderTimeline({ order }: { order: Order }) {
  const isDelivered = order.status === 'Delivered'
  const steps = [
    { name: 'Placed', Icon: BoxIcon, isDone: true, text: formatTime(order.orderPlaced) },
    {
      name: 'Paid',
      Icon: WalletIcon,
      isDone: order.payment,
      text: order.payment ? formatTime(order.paidAt) : 'Waiting for your payment',
    },
    {
      name: 'Delivered',
      Icon: TruckIcon,
      isDone: isDelivered,
      text: isDelivered ? formatTime(order.deliveredAt) : 'Pending for delivery',
    },
  ]
  return (
    <ol className={styles.timeline}>
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
