import { useEventCallback } from '@mui/material/utils'
import { type CartItem, useDeleteCartItemsMutation, useRemoveFromCartMutation } from '@/api'
import { listNames } from '@/dashboard/tables/bulkTexts'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import { showProblem } from '@/dashboard/ui/showProblem'
import { t } from '@/shared/lib/language'
import { showSuccess } from '@/shared/ui/dialog/dialog'
import * as messages from '../messages'

const nameRow = ({ name, author }: CartItem) => `${name}, ${author}`

export function useCartActions() {
  const [removeFromCart] = useRemoveFromCartMutation()
  const [deleteCartItems] = useDeleteCartItemsMutation()
  const bulk = useBulkAction()

  async function remove(row: CartItem) {
    if (!(await confirmDelete(t(messages.deleteOne), [nameRow(row)], t(messages.confirmOne))))
      return
    // The cart page makes this call too, with a message of its own: so the store does not toast its errors.
    const { error } = await removeFromCart({ id: row._id })
    if (!error) void showSuccess({ title: t(messages.deleted) })
    else showProblem(error, 'warning')
  }

  async function removeMany(rows: readonly CartItem[], onSent: () => void) {
    const text = rows.length === 1 ? t(messages.deleteOne) : t(messages.deleteMany)(rows.length)
    if (!(await confirmDelete(text, listNames(rows.map(nameRow)), t(messages.confirmMany)))) return
    await bulk.run((body) => deleteCartItems({ body }), {
      actionLabel: t(messages.deletedLabel),
      names: new Map(rows.map((row) => [row._id, nameRow(row)])),
      onDone: (count) =>
        void showSuccess({ title: t(messages.deleted), text: t(messages.deletedCount)(count) }),
      onSent,
    })
  }

  return {
    remove: useEventCallback((row: CartItem) => void remove(row)),
    removeMany,
    report: bulk.report,
  }
}
