import {
  type BulkOutcome,
  isApiProblem,
  type Order,
  useDeliverCashOrdersMutation,
  useRecordCashPaymentMutation,
} from '@/api'
import { getSkippedNotes } from '@/dashboard/tables/bulkTexts'
import type { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { isOpen } from '@/entities/order/lib/isOpen'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { isCashDue, isCashUnrecorded, sumTotals } from '../lib/cash'
import { getNames, summarizeOrder } from '../lib/describe'
import * as messages from '../messages'
import * as paymentMessages from '../paymentMessages'

type CashOutcome = BulkOutcome & { hadOpenPage: string[] }

/** The order was deleted or paid meanwhile: the others can go on. */
const isAboutOrder = (status: number) => status === 404 || status === 409

const formatSum = (orders: readonly Order[]) => formatTaka(sumTotals(orders), { hasDecimals: true })

function warnOfOpenPages(outcomes: readonly CashOutcome[]) {
  const count = outcomes.reduce((sum, { hadOpenPage }) => sum + hadOpenPage.length, 0)
  if (count > 0) showToast(t(paymentMessages.someMayBePaidTwice)(count), 'warning')
}

/** The bulk actions for cash, reported by the caller's `useBulkAction`. */
export function useCashActions(run: ReturnType<typeof useBulkAction>['run']) {
  const [deliverCashOrders] = useDeliverCashOrdersMutation()
  const [recordCashPayment] = useRecordCashPaymentMutation()

  async function deliverForCash(orders: readonly Order[], onSent?: () => void) {
    const due = orders.filter(isCashDue)
    const isMany = orders.length > 1
    const skipped = getSkippedNotes(orders.length, {
      [t(messages.deletedState)]: orders.filter(({ deletedAt }) => deletedAt).length,
      [t(messages.deliveredState)]: orders.filter(
        ({ status, deletedAt }) => status === 'Delivered' && !deletedAt,
      ).length,
      [t(paymentMessages.paidState)]: orders.filter((order) => isOpen(order) && order.payment)
        .length,
    })
    if (due.length === 0) {
      showToast(skipped.join(' '), 'info')
      return
    }
    const money = formatSum(due)
    const isConfirmed = await askToConfirm({
      title: isMany
        ? t(paymentMessages.manyForCashQuestion)(due.length, money)
        : t(paymentMessages.deliveredForCashQuestion),
      // Before those that are left out, which "they" are not.
      text: [
        ...(isMany ? [] : due.map(summarizeOrder)),
        t(paymentMessages.deliveredForCashDetails)(due.length > 1),
        ...(isMany ? skipped : []),
      ].join('\n'),
      confirmLabel: t(paymentMessages.deliveredForCash),
    })
    if (!isConfirmed) return
    const outcomes = await run((body) => deliverCashOrders({ body }), {
      actionLabel: t(paymentMessages.deliveredForCashAction),
      names: getNames(due),
      onDone: (count) => showToast(t(paymentMessages.deliveredForCashDone)(count, money)),
      onSent,
    })
    warnOfOpenPages(outcomes)
  }

  async function recordCashOf(id: string): Promise<{ data?: CashOutcome }> {
    const { data, error } = await recordCashPayment({ id })
    if (data) return { data: { done: [id], failed: [], hadOpenPage: data.hadOpenPage ? [id] : [] } }
    if (!isApiProblem(error) || !isAboutOrder(error.status)) return {}
    const { code, message } = error
    return { data: { done: [], failed: [{ _id: id, code, message }], hadOpenPage: [] } }
  }

  /** Of orders that are delivered already. */
  async function receiveCash(orders: readonly Order[], onSent: () => void) {
    const due = orders.filter(isCashUnrecorded)
    const open = orders.filter(isOpen).length
    const money = formatSum(due)
    const isConfirmed = await askToConfirm({
      title: t(paymentMessages.receiveCashQuestion)(due.length, money),
      text: [
        t(paymentMessages.receiveCashDetails)(due.length > 1),
        ...getSkippedNotes(orders.length, {
          [t(messages.deletedState)]: orders.filter(({ deletedAt }) => deletedAt).length,
          [t(paymentMessages.paidState)]: orders.filter(
            ({ status, payment, deletedAt }) => status === 'Delivered' && payment && !deletedAt,
          ).length,
        }),
        ...(open > 0 ? [t(paymentMessages.notDeliveredYet)(open)] : []),
      ].join('\n'),
      confirmLabel: t(paymentMessages.receiveCash),
    })
    if (!isConfirmed) return
    const outcomes = await run(({ ids: [id = ''] }) => recordCashOf(id), {
      batchSize: 1,
      actionLabel: t(paymentMessages.receiveCashAction),
      names: getNames(due),
      onDone: () => showToast(t(paymentMessages.cashRecorded)(money)),
      onSent,
    })
    warnOfOpenPages(outcomes)
  }

  return { deliverForCash, receiveCash }
}
