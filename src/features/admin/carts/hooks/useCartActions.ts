import {
  type CartItem,
  useDeleteCartItemsMutation,
  useRemoveFromCartMutation,
} from '../../../../api'
import { useEventCallback } from '../../../../shared/hooks/useEventCallback'
import { askToConfirm, showSuccess } from '../../../../shared/ui/dialog'
import { useBulkAction } from '../../shared/hooks/useBulkAction'
import { pluralize } from '../../shared/lib/text'
import { toastProblem } from '../../shared/lib/toastProblem'

export function useCartActions() {
  const [removeFromCart] = useRemoveFromCartMutation()
  const [deleteCartItems] = useDeleteCartItemsMutation()
  const bulk = useBulkAction()

  async function remove({ _id: id }: CartItem) {
    const isConfirmed = await askToConfirm({
      title: 'Are you sure?',
      text: 'Delete a Cart',
      confirmLabel: 'Yes, delete it',
    })
    if (!isConfirmed) return
    try {
      await removeFromCart({ id }).unwrap()
      void showSuccess({ title: 'Deleted!' })
    } catch (problem) {
      toastProblem(problem)
    }
  }

  async function removeMany(rows: readonly CartItem[]) {
    const isConfirmed = await askToConfirm({
      title: 'Are you sure?',
      text: rows.length === 1 ? 'Delete a Cart' : `Delete ${rows.length} Carts`,
      confirmLabel: 'Yes, delete them',
    })
    if (!isConfirmed) return
    const body = { ids: rows.map(({ _id }) => _id) }
    await bulk.run(deleteCartItems({ body }).unwrap(), {
      actionLabel: 'deleted',
      names: new Map(rows.map(({ _id, name, author }) => [_id, `${name}, ${author}`])),
      onDone: (count) =>
        void showSuccess({
          title: 'Deleted!',
          text: pluralize(count, 'cart item'),
        }),
    })
  }

  return {
    remove: useEventCallback((row: CartItem) => void remove(row)),
    removeMany: (rows: readonly CartItem[]) => void removeMany(rows),
    report: bulk.report,
  }
}
