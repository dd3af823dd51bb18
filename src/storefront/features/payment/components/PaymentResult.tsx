import type { Order } from '@/api'
import { orderPath } from '@/common/addresses'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { getOrderTitle, shortId } from '@/entities/order/lib/labels'
import { formatDate } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { buttonClass } from '@/shared/ui/Button'
import { ArrowRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { type PaymentOutcome, paymentLabels } from '../lib/paymentLabels'
import * as messages from '../messages'
import styles from './PaymentResult.module.css'
import { ResultCard } from './ResultCard'

type PaymentResultProps = {
  state: PaymentOutcome
  transactionId?: string
  orderId: string
  /** If the visitor may see it. */
  order?: Order
}

export function PaymentResult({ state, transactionId, orderId, order }: PaymentResultProps) {
  const { next = [], ...labels } = paymentLabels[state]
  const isFailed = labels.tone === 'bad' || labels.tone === 'unpaid'
  const shownOrder = state === 'paid' || isFailed ? order : undefined
  return (
    <ResultCard
      {...labels}
      actions={
        <>
          {isFailed || labels.tone === 'attention' ? (
            <Link className={buttonClass('primary')} to="/dashboard/orders">
              {t(
                state === 'unknown' || labels.tone === 'attention'
                  ? messages.goToOrders
                  : messages.tryAgain,
              )}
            </Link>
          ) : (
            <Link
              className={buttonClass('primary')}
              to={orderPath(order ?? { _id: orderId, name: 'order' })}
            >
              {t(messages.viewOrder)}
            </Link>
          )}
          <Link className={buttonClass()} to="/">
            {t(shared.goHome)}
          </Link>
        </>
      }
    >
      {(shownOrder || transactionId) && (
        <dl className={styles.facts}>
          {shownOrder && <OrderFacts order={shownOrder} isPaid={state === 'paid'} />}
          {transactionId && (
            <>
              <dt>{t(messages.transactionId)}</dt>
              <dd className={styles.id}>{transactionId}</dd>
            </>
          )}
        </dl>
      )}
      {next.length > 0 && order?.status !== 'Delivered' && (
        <section className={styles.next}>
          <h2>{t(isFailed ? messages.howToPay : messages.whatHappensNext)}</h2>
          <ul>
            {next.map((step) => (
              <li key={step}>
                <ArrowRightIcon size={18} />
                {step}
              </li>
            ))}
          </ul>
        </section>
      )}
    </ResultCard>
  )
}

/** What was or is to be paid, and when it comes. */
function OrderFacts({ order, isPaid }: { order: Order; isPaid: boolean }) {
  const { _id, orderNumber, deliverBy, status } = order
  return (
    <>
      <dt>{t(messages.order)}</dt>
      <dd>{shortId(_id)}</dd>
      {orderNumber && (
        <>
          <dt>{t(messages.orderNumber)}</dt>
          <dd>{orderNumber}</dd>
        </>
      )}
      <dt>{t(isPaid ? messages.amount : messages.toPay)}</dt>
      <dd>{formatOrderTotal(order)}</dd>
      <dt>{t(messages.paidFor)}</dt>
      <dd>{getOrderTitle(order)}</dd>
      {isPaid && deliverBy && status === 'Pending' && (
        <>
          <dt>{t(shared.delivery)}</dt>
          <dd>{t(messages.byAtTheLatest)(formatDate(deliverBy))}</dd>
        </>
      )}
    </>
  )
}
