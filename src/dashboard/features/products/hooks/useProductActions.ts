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
import { pluralize } from '@/shared/lib/pluralize'
import { askToConfirm, showSuccess } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'

const stockLabel = (inStock: boolean) => (inStock ? 'In Stock' : 'Out of Stock')

const deleteText = (count: number) =>
  `Once deleted, ${count === 1 ? 'it' : 'they'} can't be recovered!`

const getNames = (products: readonly Product[]) =>
  new Map(products.map(({ _id, productName }) => [_id, productName]))

export function useProductActions() {
  const [deleteProduct] = useDeleteProductMutation()
  const [deleteProducts] = useDeleteProductsMutation()
  const [setProductsStock] = useSetProductsStockMutation()
  const bulk = useBulkAction()

  async function remove({ _id: id, productName }: Product) {
    if (!(await confirmDelete(deleteText(1), [productName], 'Yes, delete it'))) return
    const { error } = await deleteProduct({ id })
    if (!error) void showSuccess({ title: 'The product has been deleted.' })
  }

  async function removeMany(products: readonly Product[], onSent: () => void) {
    const details = listNames(products.map(({ productName }) => productName))
    const confirmLabel = `Yes, delete ${pluralize(products.length, 'product')}`
    if (!(await confirmDelete(deleteText(products.length), details, confirmLabel))) return
    await bulk.run((body) => deleteProducts({ body }), {
      actionLabel: 'deleted',
      names: getNames(products),
      onDone: (count) =>
        void showSuccess({
          title:
            count === 1
              ? 'The product has been deleted.'
              : `${pluralize(count, 'product')} have been deleted.`,
        }),
      onSent,
    })
  }

  /** Not confirmed, since the switch can be switched back. */
  async function setStock(products: readonly Product[], inStock: boolean, onSent?: () => void) {
    await bulk.run(({ ids }) => setProductsStock({ body: { ids, inStock } }), {
      actionLabel: `set to ${stockLabel(inStock)}`,
      names: getNames(products),
      onDone: (count) => showToast(`${pluralize(count, 'product')} set to ${stockLabel(inStock)}`),
      onSent,
    })
  }

  async function setStockOfMany(
    products: readonly Product[],
    inStock: boolean,
    onSent: () => void,
  ) {
    const changed = products.filter((product) => product.inStock !== inStock)
    const text = getSkippedNotes(products.length, {
      [stockLabel(inStock)]: products.length - changed.length,
    }).join('\n')
    if (changed.length === 0) {
      showToast(text, 'info')
      return
    }
    const isConfirmed = await askToConfirm({
      title: `Set ${pluralize(changed.length, 'product')} to ${stockLabel(inStock)}?`,
      text,
      confirmLabel: `Set to ${stockLabel(inStock)}`,
    })
    if (isConfirmed) await setStock(changed, inStock, onSent)
  }

  return {
    remove: useEventCallback((product: Product) => void remove(product)),
    toggleStock: useEventCallback((product: Product) => void setStock([product], !product.inStock)),
    removeMany,
    setStockOfMany,
    report: bulk.report,
  }
}
