import {
  type CartItem,
  useDeleteCartItemsMutation,
  useRemoveFromCartMutation,
} from '../../../../api'
import { useEventCallback } from '../../../../shared/hooks/useEventCallback'
import { askToConfirm, showSuccess } from '../../../../shared/ui/dialog'
import { useBulkAction } from '../../shared/hooks/useBulkAction'
import { countOf } from '../../shared/lib/labels'
import { toastProblem } from '../../shared/lib/toastProblem'

/** What an admin does with rows of carts, and what is said of it. */
export function useCartActions() {
  const [removeFromCart] = useRemoveFromCartMutation()
  const [deleteCartItems] = useDeleteCartItemsMutation()
  const bulk = useBulkAction()

  async function remove({ _id: id }: CartItem) {
    const isMeant = await askToConfirm({
      title: 'Are you sure?',
      text: 'Delete a Cart',
      confirmLabel: 'Yes, delete it',
    })
    if (!isMeant) return
    try {
      await removeFromCart({ id }).unwrap()
      void showSuccess({ title: 'Deleted!' })
    } catch (problem) {
      toastProblem(problem)
    }
  }

  async function removeMany(rows: readonly CartItem[]) {
    const isMeant = await askToConfirm({
      title: 'Are you sure?',
      text: rows.length === 1 ? 'Delete a Cart' : `Delete ${rows.length} Carts`,
      confirmLabel: 'Yes, delete them',
    })
    if (!isMeant) return
    const body = { ids: rows.map(({ _id }) => _id) }
    await bulk.run(deleteCartItems({ body }).unwrap(), {
      deed: 'deleted',
      names: new Map(rows.map(({ _id, name, author }) => [_id, `${name}, ${author}`])),
      onDone: (count) =>
        void showSuccess({
          title: 'Deleted!',
          text: countOf(count, 'row of a cart', 'rows of carts'),
        }),
    })
  }

  return {
    remove: useEventCallback((row: CartItem) => void remove(row)),
    removeMany: (rows: readonly CartItem[]) => void removeMany(rows),
    report: bulk.report,
  }
}
