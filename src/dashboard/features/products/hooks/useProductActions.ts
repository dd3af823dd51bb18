import { useEventCallback } from '@mui/material/utils'
import {
  type Product,
  useDeleteProductMutation,
  useDeleteProductsMutation,
  useSetProductsStockMutation,
} from '@/api'
import { getSkippedNotes, listNames } from '@/dashboard/tables/bulkTexts'
import { confirmDelete } from '@/dashboard/tables/confirmDelete'
import { useBulkAction } from '@/dashboard/tables/useBulkAction'
import type { OfferUndo } from '@/dashboard/ui/useUndoNotice'
import { t } from '@/shared/lib/language'
import { askToConfirm, showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import { formatStock } from '../lib/bulkEdit'
import * as messages from '../messages'

const getNames = (products: readonly Product[]) =>
  new Map(products.map(({ _id, productName }) => [_id, productName]))

export function useProductActions(offerUndo: OfferUndo) {
  const [deleteProduct] = useDeleteProductMutation()
  const [deleteProducts] = useDeleteProductsMutation()
  const [setProductsStock] = useSetProductsStockMutation()
  const bulk = useBulkAction()

  async function remove({ _id: id, productName }: Product) {
    const text = t(messages.deletionIsFinal)(1)
    if (!(await confirmDelete(text, [productName], t(messages.confirmDeletion)))) return
    const { error } = await deleteProduct({ id })
    if (!error) void showSuccess({ title: t(messages.productDeleted) })
  }

  async function removeMany(products: readonly Product[], onSent: () => void) {
    const details = listNames(products.map(({ productName }) => productName))
    const text = t(messages.deletionIsFinal)(products.length)
    const confirmLabel = t(messages.confirmDeletions)(products.length)
    if (!(await confirmDelete(text, details, confirmLabel))) return
    await bulk.run((body) => deleteProducts({ body }), {
      actionLabel: t(messages.deletedAction),
      names: getNames(products),
      onDone: (count) =>
        void showSuccess({
          title: count === 1 ? t(messages.productDeleted) : t(messages.productsDeleted)(count),
        }),
      onSent,
    })
  }

  const setStock = (
    products: readonly Product[],
    inStock: boolean,
    options: Pick<Parameters<typeof bulk.run>[1], 'onDone' | 'onSent'>,
  ) =>
    bulk.run(({ ids }) => setProductsStock({ body: { ids, inStock } }), {
      ...options,
      actionLabel: t(messages.setAction)(formatStock(inStock)),
      names: getNames(products),
    })

  /** Not confirmed, since it can be undone. */
  const toggleStock = (product: Product) =>
    setStock([product], !product.inStock, {
      onDone: () =>
        offerUndo(t(messages.productsSet)(1, formatStock(!product.inStock)), async () => {
          await setStock([product], product.inStock, { onDone: () => {} })
        }),
    })

  async function setStockOfMany(
    products: readonly Product[],
    inStock: boolean,
    onSent: () => void,
  ) {
    const changed = products.filter((product) => product.inStock !== inStock)
    const text = getSkippedNotes(products.length, {
      [formatStock(inStock)]: products.length - changed.length,
    }).join('\n')
    if (changed.length === 0) {
      showToast(text, 'info')
      return
    }
    const isConfirmed = await askToConfirm({
      title: t(messages.setQuestion)(changed.length, formatStock(inStock)),
      text,
      confirmLabel: t(messages.confirmSetting)(formatStock(inStock)),
    })
    if (!isConfirmed) return
    await setStock(changed, inStock, {
      onDone: (count) => showToast(t(messages.productsSet)(count, formatStock(inStock))),
      onSent,
    })
  }

  return {
    remove: useEventCallback((product: Product) => void remove(product)),
    toggleStock: useEventCallback((product: Product) => void toggleStock(product)),
    removeMany,
    setStockOfMany,
    report: bulk.report,
  }
}
