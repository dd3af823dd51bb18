import { useEventCallback } from '@mui/material/utils'
import {
  type Order,
  useDeleteOrderMutation,
  useDeleteOrdersMutation,
  useDeliverOrderMutation,
  useDeliverOrdersMutation,
} from '@/api'
import { getSkippedNotes, listNames } from '@/dashboard/tables/bulkTexts'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { formatOrderTotal } from '@/entities/order/lib/amounts'
import { shortId } from '@/entities/order/lib/labels'
import { pluralize } from '@/shared/lib/pluralize'
import { askToConfirm, showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { getPaymentNote } from '../lib/paymentNote'

const getNames = (orders: readonly Order[]) =>
  new Map(orders.map(({ _id, name }) => [_id, `${name}, ${_id}`]))

const summarizeOrder = (order: Order) =>
  `Order ${shortId(order._id)} of ${order.name}, ${formatOrderTotal(order)}.`

/** Undefined if all orders to deliver are paid. */
function getUnpaidNote(orders: readonly Order[]): string | undefined {
  const count = orders.filter(({ payment, status }) => !payment && status === 'Pending').length
  if (count === 0) return undefined
  if (orders.length === 1) return 'It has not been paid yet.'
  if (count === orders.length) return 'None of them has been paid yet.'
  return `${count} of them ${count === 1 ? 'has' : 'have'} not been paid yet.`
}

export function useOrderActions() {
  const [deliverOrder] = useDeliverOrderMutation()
  const [deleteOrder] = useDeleteOrderMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const [deleteOrders] = useDeleteOrdersMutation()
  const bulk = useBulkAction()

  async function deliver(order: Order) {
    const isConfirmed = await askToConfirm({
      title: 'Mark this order as delivered?',
      text: [summarizeOrder(order), getUnpaidNote([order])].filter(Boolean).join('\n'),
      confirmLabel: 'Mark as Delivered',
    })
    if (!isConfirmed) return
    const { data: outcome } = await deliverOrder({ id: order._id })
    if (outcome) showToast('Marked as Delivered')
    if (outcome?.unpaid) showToast('This order has not been paid yet.', 'warning')
  }

  async function remove(order: Order, onConfirmed = () => {}) {
    const details = [summarizeOrder(order), ...getPaymentNote([order])]
    if (!(await confirmDelete('Delete a Cart', details, 'Yes, delete it'))) return false
    onConfirmed()
    const { error } = await deleteOrder({ id: order._id })
    if (!error) void showSuccess({ title: 'Order Deleted Successfully' })
    return !error
  }

  async function deliverMany(orders: readonly Order[], onSent: () => void) {
    const pending = orders.filter(({ status, deletedAt }) => status === 'Pending' && !deletedAt)
    const skipped = getSkippedNotes(orders.length, {
      delivered: orders.filter(({ status }) => status === 'Delivered').length,
      deleted: orders.filter(({ status, deletedAt }) => status === 'Pending' && deletedAt).length,
    })
    if (pending.length === 0) {
      showToast(skipped.join(' '), 'info')
      return
    }
    const isConfirmed = await askToConfirm({
      title: `Mark ${pluralize(pending.length, 'order')} as delivered?`,
      text: [...skipped, getUnpaidNote(pending)].filter(Boolean).join('\n'),
      confirmLabel: 'Mark as Delivered',
    })
    if (!isConfirmed) return
    const outcomes = await bulk.run((body) => deliverOrders({ body }), {
      actionLabel: 'marked as delivered',
      names: getNames(pending),
      onDone: (count) => showToast(`${pluralize(count, 'order')} marked as delivered`),
      onSent,
    })
    const unpaid = outcomes.reduce((sum, outcome) => sum + outcome.unpaid.length, 0)
    if (unpaid > 0) {
      showToast(`${pluralize(unpaid, 'order has', 'orders have')} not been paid yet.`, 'warning')
    }
  }

  async function removeMany(orders: readonly Order[], onSent: () => void) {
    const existing = orders.filter(({ deletedAt }) => !deletedAt)
    const skipped = getSkippedNotes(orders.length, { deleted: orders.length - existing.length })
    if (existing.length === 0) {
      showToast(skipped.join(' '), 'info')
      return
    }
    const details = [
      ...listNames(existing.map((order) => `${order.name}, ${formatOrderTotal(order)}`)),
      ...skipped,
      ...getPaymentNote(existing),
    ]
    const text = `Delete ${pluralize(existing.length, 'order')}`
    if (!(await confirmDelete(text, details, 'Yes, delete them'))) return
    await bulk.run((body) => deleteOrders({ body }), {
      actionLabel: 'deleted',
      names: getNames(existing),
      onDone: (count) =>
        void showSuccess({
          title:
            count === 1
              ? 'Order Deleted Successfully'
              : `${pluralize(count, 'Order')} Deleted Successfully`,
        }),
      onSent,
    })
  }

  return {
    deliver: useEventCallback((order: Order) => void deliver(order)),
    remove: useEventCallback(remove),
    deliverMany,
    removeMany,
    report: bulk.report,
  }
}
