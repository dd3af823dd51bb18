import { useEventCallback } from '@mui/material/utils'
import {
  type Order,
  useDeleteOrderMutation,
  useDeleteOrdersMutation,
  useDeliverOrderMutation,
  useDeliverOrdersMutation,
  usePackOrdersMutation,
} from '@/api'
import { getSkippedNotes, listNames } from '@/dashboard/tables/bulkTexts'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { isOpen } from '@/entities/order/lib/isOpen'
import { t } from '@/shared/lib/language'
import { askToConfirm, showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { getNames, summarizeOrder } from '../lib/describe'
import { getPaymentNote } from '../lib/paymentNote'
import * as messages from '../messages'
import { useCashActions } from './useCashActions'

/** Undefined if all orders to deliver are paid. */
function getUnpaidNote(orders: readonly Order[]): string | undefined {
  const count = orders.filter(({ payment, status }) => !payment && status === 'Pending').length
  if (count === 0) return undefined
  if (orders.length === 1) return t(messages.itIsUnpaid)
  if (count === orders.length) return t(messages.allAreUnpaid)
  return t(messages.someAreUnpaid)(count)
}

export function useOrderActions() {
  const [deliverOrder] = useDeliverOrderMutation()
  const [deleteOrder] = useDeleteOrderMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const [deleteOrders] = useDeleteOrdersMutation()
  const [packOrders] = usePackOrdersMutation()
  const bulk = useBulkAction()
  const { deliverForCash, receiveCash } = useCashActions(bulk.run)

  async function deliver(order: Order) {
    const isConfirmed = await askToConfirm({
      title: t(messages.deliverQuestion),
      text: [summarizeOrder(order), getUnpaidNote([order])].filter(Boolean).join('\n'),
      confirmLabel: t(messages.markAsDelivered),
    })
    if (!isConfirmed) return
    const { data: outcome } = await deliverOrder({ id: order._id })
    if (outcome) showToast(t(messages.markedAsDelivered))
    if (outcome?.unpaid) showToast(t(messages.orderIsUnpaid), 'warning')
  }

  async function remove(order: Order, onConfirmed = () => {}) {
    const details = [summarizeOrder(order), ...getPaymentNote([order])]
    if (!(await confirmDelete(t(messages.deleteOne), details, t(messages.confirmDeletion))))
      return false
    onConfirmed()
    const { error } = await deleteOrder({ id: order._id })
    if (!error) void showSuccess({ title: t(messages.orderDeleted) })
    return !error
  }

  async function deliverMany(orders: readonly Order[], onSent: () => void) {
    const pending = orders.filter(isOpen)
    const skipped = getSkippedNotes(orders.length, {
      [t(messages.deliveredState)]: orders.filter(({ status }) => status === 'Delivered').length,
      [t(messages.deletedState)]: orders.filter(
        ({ status, deletedAt }) => status === 'Pending' && deletedAt,
      ).length,
    })
    if (pending.length === 0) {
      showToast(skipped.join(' '), 'info')
      return
    }
    const isConfirmed = await askToConfirm({
      title: t(messages.deliverManyQuestion)(pending.length),
      text: [...skipped, getUnpaidNote(pending)].filter(Boolean).join('\n'),
      confirmLabel: t(messages.markAsDelivered),
    })
    if (!isConfirmed) return
    const outcomes = await bulk.run((body) => deliverOrders({ body }), {
      actionLabel: t(messages.markedAction),
      names: getNames(pending),
      onDone: (count) => showToast(t(messages.ordersMarked)(count)),
      onSent,
    })
    const unpaid = outcomes.reduce((sum, outcome) => sum + outcome.unpaid.length, 0)
    if (unpaid > 0) {
      showToast(t(messages.ordersAreUnpaid)(unpaid), 'warning')
    }
  }

  /** Without a question: it can be taken back. */
  async function packMany(orders: readonly Order[], onSent: () => void) {
    const open = orders.filter(isOpen)
    const unpacked = open.filter(({ packedAt, handedOverAt }) => !packedAt && !handedOverAt)
    if (unpacked.length === 0) {
      const skipped = getSkippedNotes(orders.length, {
        [t(messages.packedState)]: open.filter(({ packedAt }) => packedAt).length,
        [t(messages.handedOverState)]: open.filter(({ packedAt }) => !packedAt).length,
        [t(messages.deliveredState)]: orders.filter(({ status }) => status === 'Delivered').length,
        [t(messages.deletedState)]: orders.filter(
          ({ status, deletedAt }) => status === 'Pending' && deletedAt,
        ).length,
      })
      showToast(skipped.join(' '), 'info')
      return
    }
    await bulk.run((body) => packOrders({ body }), {
      actionLabel: t(messages.packedAction),
      names: getNames(unpacked),
      onDone: (count) => showToast(t(messages.ordersPacked)(count)),
      onSent,
    })
  }

  async function removeMany(orders: readonly Order[], onSent: () => void) {
    const existing = orders.filter(({ deletedAt }) => !deletedAt)
    const skipped = getSkippedNotes(orders.length, {
      [t(messages.deletedState)]: orders.length - existing.length,
    })
    if (existing.length === 0) {
      showToast(skipped.join(' '), 'info')
      return
    }
    const details = [
      ...listNames(existing.map((order) => `${order.name}, ${formatOrderTotal(order)}`)),
      ...skipped,
      ...getPaymentNote(existing),
    ]
    const text = t(messages.deleteMany)(existing.length)
    if (!(await confirmDelete(text, details, t(messages.confirmDeletions)))) return
    await bulk.run((body) => deleteOrders({ body }), {
      actionLabel: t(messages.deletedState),
      names: getNames(existing),
      onDone: (count) =>
        void showSuccess({
          title: count === 1 ? t(messages.orderDeleted) : t(messages.ordersDeleted)(count),
        }),
      onSent,
    })
  }

  return {
    deliver: useEventCallback((order: Order) => void deliver(order)),
    remove: useEventCallback(remove),
    deliverMany,
    deliverForCash: useEventCallback(deliverForCash),
    receiveCash,
    packMany,
    removeMany,
    report: bulk.report,
  }
}
