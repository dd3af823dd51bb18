import {
  type Order,
  useDeleteOrderMutation,
  useDeleteOrdersMutation,
  useDeliverOrderMutation,
  useDeliverOrdersMutation,
} from '../../../../api'
import { useSteady } from '../../../../shared/hooks/useSteady'
import { askToConfirm, showSuccess } from '../../../../shared/ui/dialog'
import { showToast } from '../../../../shared/ui/toast'
import { useBulk } from '../../lib/useBulk'
import { warnOf } from '../../lib/warn'
import { countOf } from '../../lib/words'

const confirmDelete = (text: string, confirmLabel: string) =>
  askToConfirm({ title: 'Are you sure?', text, confirmLabel })

const namesOf = (orders: readonly Order[]) =>
  new Map(orders.map(({ _id, name }) => [_id, `${name}, ${_id}`]))

/** What an admin does with orders, one or many, and what is said of it. */
export function useOrderActions() {
  const [deliverOrder] = useDeliverOrderMutation()
  const [deleteOrder] = useDeleteOrderMutation()
  const [deliverOrders] = useDeliverOrdersMutation()
  const [deleteOrders] = useDeleteOrdersMutation()
  const bulk = useBulk()

  async function deliver({ _id: id }: Order) {
    try {
      const { unpaid } = await deliverOrder({ id }).unwrap()
      void showToast('Marked as Delivered')
      if (unpaid) void showToast('This order has not been paid yet.', 'warning')
    } catch (problem) {
      warnOf(problem)
    }
  }

  async function remove({ _id: id }: Order) {
    if (!(await confirmDelete('Delete a Cart', 'Yes, delete it'))) return false
    try {
      await deleteOrder({ id }).unwrap()
      void showSuccess({ title: 'Order Deleted Successfully' })
      return true
    } catch (problem) {
      warnOf(problem)
      return false
    }
  }

  async function deliverMany(orders: readonly Order[]) {
    const isMeant = await askToConfirm({
      title: `Mark ${countOf(orders.length, 'order')} as delivered?`,
      confirmLabel: 'Mark as Delivered',
    })
    if (!isMeant) return
    const body = { ids: orders.map(({ _id }) => _id) }
    const outcome = await bulk.run(deliverOrders({ body }).unwrap(), {
      deed: 'marked as delivered',
      names: namesOf(orders),
      onDone: (count) => void showToast(`${countOf(count, 'order')} marked as delivered`),
    })
    const unpaid = outcome?.unpaid.length ?? 0
    if (unpaid > 0) {
      void showToast(`${countOf(unpaid, 'order has', 'orders have')} not been paid yet.`, 'warning')
    }
  }

  async function removeMany(orders: readonly Order[]) {
    const what = countOf(orders.length, 'order')
    if (!(await confirmDelete(`Delete ${what}`, 'Yes, delete them'))) return
    const body = { ids: orders.map(({ _id }) => _id) }
    await bulk.run(deleteOrders({ body }).unwrap(), {
      deed: 'deleted',
      names: namesOf(orders),
      onDone: (count) =>
        void showSuccess({
          title:
            count === 1
              ? 'Order Deleted Successfully'
              : `${countOf(count, 'Order')} Deleted Successfully`,
        }),
    })
  }

  return {
    deliver: useSteady((order: Order) => void deliver(order)),
    remove: useSteady(remove),
    deliverMany: (orders: readonly Order[]) => void deliverMany(orders),
    removeMany: (orders: readonly Order[]) => void removeMany(orders),
    report: bulk.report,
  }
}
