import type { ReactNode } from 'react'
import type { Order } from '../../../api'
import { OrderItems, PaymentBadge, StatusBadge, shortId } from '../../../entities/order'
import { ReviewText } from '../../../entities/review'
import { classNames } from '../../../shared/lib/classNames'
import { formatDate } from '../../../shared/lib/formatDate'
import { Button } from '../../../shared/ui/button/Button'
import { PrinterIcon } from '../../../shared/ui/icon'
import { PageHead } from '../../../shared/ui/page-head/PageHead'
import { Panel } from '../../../shared/ui/panel/Panel'
import styles from './OrderDetails.module.css'
import { DeliveryFacts, PaymentFacts } from './OrderFacts'
import { OrderTimeline } from './OrderTimeline'
import { OrderTotals } from './OrderTotals'
import { Receipt } from './Receipt'

type OrderDetailsProps = {
  order: Order
  actions: ReactNode
}

/** The order, and its receipt for printing. */
export function OrderDetails({ order, actions }: OrderDetailsProps) {
  return (
    <>
      <div className={styles.screen}>
        <PageHead
          title={<span title={order._id}>Order {shortId(order._id)}</span>}
          lead={`Placed on ${formatDate(order.orderPlaced, { hasTime: true })}`}
          actions={
            <>
              {actions}
              <Button onClick={() => window.print()}>
                <PrinterIcon size={20} />
                {order.payment ? 'Print receipt' : 'Print invoice'}
              </Button>
            </>
          }
        />
        <Panel>
          <OrderTimeline order={order} />
        </Panel>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Panel title="Items">
              <OrderItems items={order.cartItems} />
              <OrderTotals order={order} />
            </Panel>
            {order.customerReview && (
              <Panel title="Your review">
                <ReviewText>{order.customerReview}</ReviewText>
              </Panel>
            )}
          </div>
          <div className={classNames(styles.column, styles.side)}>
            <Panel title="Payment" action={<PaymentBadge order={order} />}>
              <PaymentFacts order={order} />
            </Panel>
            <Panel title="Delivery" action={<StatusBadge order={order} />}>
              <DeliveryFacts order={order} />
            </Panel>
          </div>
        </div>
      </div>
      <Receipt order={order} />
    </>
  )
}
