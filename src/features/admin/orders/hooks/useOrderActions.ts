import { useEventCallback } from '@mui/material/utils'
import {
  type Order,
  useDeleteOrderMutation,
  useDeleteOrdersMutation,
  useDeliverOrderMutation,
  useDeliverOrdersMutation,
} from '../../../../api'
import { formatOrderTotal, shortId } from '../../../../entities/order'
import { pluralize } from '../../../../shared/lib/pluralize'
import { askToConfirm, showSuccess } from '../../../../shared/ui/dialog'
import { showToast } from '../../../../shared/ui/toast'
import { useBulkAction } from '../../shared/hooks/useBulkAction'
import { getPaymentNote } from '../lib/paymentNote'

const confirmDelete = (text: string, confirmLabel: string) =>
  askToConfirm({ title: 'Are you sure?', text, confirmLabel, isDestructive: true })

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
    const { _id: id } = order
    const text = ['Delete a Cart', ...getPaymentNote([order])].join('\n')
    if (!(await confirmDelete(text, 'Yes, delete it'))) return false
    onConfirmed()
    const { error } = await deleteOrder({ id })
    if (!error) void showSuccess({ title: 'Order Deleted Successfully' })
    return !error
  }

  async function deliverMany(orders: readonly Order[], onSent: () => void) {
    const isConfirmed = await askToConfirm({
      title: `Mark ${pluralize(orders.length, 'order')} as delivered?`,
      text: getUnpaidNote(orders),
      confirmLabel: 'Mark as Delivered',
    })
    if (!isConfirmed) return
    const outcomes = await bulk.run((body) => deliverOrders({ body }), {
      actionLabel: 'marked as delivered',
      names: getNames(orders),
      onDone: (count) => {
        showToast(`${pluralize(count, 'order')} marked as delivered`)
      },
    })
    if (outcomes.length > 0) onSent()
    const unpaid = outcomes.reduce((sum, outcome) => sum + outcome.unpaid.length, 0)
    if (unpaid > 0) {
      showToast(`${pluralize(unpaid, 'order has', 'orders have')} not been paid yet.`, 'warning')
    }
  }

  async function removeMany(orders: readonly Order[], onSent: () => void) {
    const what = pluralize(orders.length, 'order')
    const text = [`Delete ${what}`, ...getPaymentNote(orders)].join('\n')
    if (!(await confirmDelete(text, 'Yes, delete them'))) return
    const outcomes = await bulk.run((body) => deleteOrders({ body }), {
      actionLabel: 'deleted',
      names: getNames(orders),
      onDone: (count) =>
        void showSuccess({
          title:
            count === 1
              ? 'Order Deleted Successfully'
              : `${pluralize(count, 'Order')} Deleted Successfully`,
        }),
    })
    if (outcomes.length > 0) onSent()
  }

  return {
    deliver: useEventCallback((order: Order) => void deliver(order)),
    remove: useEventCallback(remove),
    deliverMany: (...call: Parameters<typeof deliverMany>) => void deliverMany(...call),
    removeMany: (...call: Parameters<typeof removeMany>) => void removeMany(...call),
    report: bulk.report,
  }
}
