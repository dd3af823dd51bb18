import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { openedOrderPath } from '@/common/addresses'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { classNames } from '@/shared/lib/classNames'
import { formatDate, formatDateTime } from '@/shared/lib/formatDate'
import { Link as RouterLink } from '@/shared/ui/Link'
import { EllipsisText } from './cells'
import styles from './cells.module.css'

/** A day; the time is shown on hover. */
export const DayCell = ({ time }: { time: string }) => (
  <span className={classNames(styles.day, styles.quiet)} title={formatDateTime(time)}>
    {formatDate(time)}
  </span>
)

type LinkCellProps<Shown extends keyof Order> = { order: Pick<Order, Shown>; tabIndex: number }

/** Leads to the customer of an order. */
export const CustomerCell = ({ order, tabIndex }: LinkCellProps<'email' | 'name'>) => (
  <CustomerLink email={order.email} tabIndex={tabIndex} sx={{ maxWidth: '100%' }}>
    <EllipsisText text={order.name} />
  </CustomerLink>
)

/** Opens an order in the table of all. */
export const OrderLinkCell = ({
  order,
  tabIndex,
  text,
}: LinkCellProps<'_id'> & { text: string }) => (
  <Link
    component={RouterLink}
    color="inherit"
    sx={{ maxWidth: '100%' }}
    to={openedOrderPath(order)}
    tabIndex={tabIndex}
  >
    <EllipsisText text={text} isFaint />
  </Link>
)
