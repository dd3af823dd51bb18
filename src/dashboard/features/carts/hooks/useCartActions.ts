import { useEventCallback } from '@mui/material/utils'
import {
  type CartItem,
  isSessionExpired,
  messageOf,
  useDeleteCartItemsMutation,
  useRemoveFromCartMutation,
} from '@/api'
import { listNames } from '@/dashboard/tables/bulkTexts'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { pluralize } from '@/shared/lib/pluralize'
import { showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

const nameRow = ({ name, author }: CartItem) => `${name}, ${author}`

export function useCartActions() {
  const [removeFromCart] = useRemoveFromCartMutation()
  const [deleteCartItems] = useDeleteCartItemsMutation()
  const bulk = useBulkAction()

  async function remove(row: CartItem) {
    if (!(await confirmDelete('Delete a Cart', [nameRow(row)], 'Yes, delete it'))) return
    // The cart page makes this call too, with a message of its own: so the store does not toast its errors.
    const { error } = await removeFromCart({ id: row._id })
    if (!error) void showSuccess({ title: 'Deleted!' })
    else if (!isSessionExpired(error)) showToast(messageOf(error), 'warning')
  }

  async function removeMany(rows: readonly CartItem[], onSent: () => void) {
    const text = rows.length === 1 ? 'Delete a Cart' : `Delete ${rows.length} Carts`
    if (!(await confirmDelete(text, listNames(rows.map(nameRow)), 'Yes, delete them'))) return
    await bulk.run((body) => deleteCartItems({ body }), {
      actionLabel: 'deleted',
      names: new Map(rows.map((row) => [row._id, nameRow(row)])),
      onDone: (count) =>
        void showSuccess({ title: 'Deleted!', text: pluralize(count, 'cart item') }),
      onSent,
    })
  }

  return {
    remove: useEventCallback((row: CartItem) => void remove(row)),
    removeMany,
    report: bulk.report,
  }
}
