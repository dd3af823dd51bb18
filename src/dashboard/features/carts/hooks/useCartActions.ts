import { useEventCallback } from '@mui/material/utils'
import {
  type CartItem,
  isSessionExpired,
  messageOf,
  useDeleteCartItemsMutation,
  useRemoveFromCartMutation,
} from '@/api'
import { listNames } from '@/dashboard/tables/bulkTexts'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { pluralize } from '@/shared/lib/pluralize'
import { askToConfirm, showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

const nameRow = ({ name, author }: CartItem) => `${name}, ${author}`

export function useCartActions() {
  const [removeFromCart] = useRemoveFromCartMutation()
  const [deleteCartItems] = useDeleteCartItemsMutation()
  const bulk = useBulkAction()

  async function remove(row: CartItem) {
    const { _id: id } = row
    const isConfirmed = await askToConfirm({
      title: 'Are you sure?',
      text: 'Delete a Cart',
      details: [nameRow(row)],
      confirmLabel: 'Yes, delete it',
      isDestructive: true,
    })
    if (!isConfirmed) return
    // The cart page makes this call too, with a message of its own: so the store does not toast its errors.
    const { error } = await removeFromCart({ id })
    if (!error) void showSuccess({ title: 'Deleted!' })
    else if (!isSessionExpired(error)) showToast(messageOf(error), 'warning')
  }

  async function removeMany(rows: readonly CartItem[], onSent: () => void) {
    const isConfirmed = await askToConfirm({
      title: 'Are you sure?',
      text: rows.length === 1 ? 'Delete a Cart' : `Delete ${rows.length} Carts`,
      details: listNames(rows.map(nameRow)),
      confirmLabel: 'Yes, delete them',
      isDestructive: true,
    })
    if (!isConfirmed) return
    const outcomes = await bulk.run((body) => deleteCartItems({ body }), {
      actionLabel: 'deleted',
      names: new Map(rows.map((row) => [row._id, nameRow(row)])),
      onDone: (count) =>
        void showSuccess({
          title: 'Deleted!',
          text: pluralize(count, 'cart item'),
        }),
    })
    if (outcomes.length > 0) onSent()
  }

  return {
    remove: useEventCallback((row: CartItem) => void remove(row)),
    removeMany: (...call: Parameters<typeof removeMany>) => void removeMany(...call),
    report: bulk.report,
  }
}
