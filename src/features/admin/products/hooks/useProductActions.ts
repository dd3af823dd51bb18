import {
  type Product,
  useDeleteProductMutation,
  useDeleteProductsMutation,
  useSetProductsStockMutation,
} from '../../../../api'
import { useEventCallback } from '../../../../shared/hooks/useEventCallback'
import { askToConfirm, showSuccess } from '../../../../shared/ui/dialog'
import { showToast } from '../../../../shared/ui/toast'
import { useBulkAction } from '../../shared/hooks/useBulkAction'
import { countOf } from '../../shared/lib/labels'
import { toastProblem } from '../../shared/lib/toastProblem'

const stockName = (inStock: boolean) => (inStock ? 'In Stock' : 'Out of Stock')

const namesOf = (products: readonly Product[]) =>
  new Map(products.map(({ _id, productName }) => [_id, productName]))

const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id)

/** What an admin does with products, one or many, and what is said of it. */
export function useProductActions() {
  const [deleteProduct] = useDeleteProductMutation()
  const [deleteProducts] = useDeleteProductsMutation()
  const [setProductsStock] = useSetProductsStockMutation()
  const bulk = useBulkAction()

  async function remove({ _id: id }: Product) {
    const isMeant = await askToConfirm({
      title: 'Are you sure?',
      text: "Once deleted, it can't be recovered!",
      confirmLabel: 'Yes, delete it',
    })
    if (!isMeant) return
    try {
      await deleteProduct({ id }).unwrap()
      void showSuccess({ title: 'The product has been deleted.' })
    } catch (problem) {
      toastProblem(problem)
    }
  }

  async function removeMany(products: readonly Product[]) {
    const what = countOf(products.length, 'product')
    const isMeant = await askToConfirm({
      title: 'Are you sure?',
      text: `Once ${what} ${products.length === 1 ? 'is' : 'are'} deleted, it can't be recovered!`,
      confirmLabel: `Yes, delete ${what}`,
    })
    if (!isMeant) return
    await bulk.run(deleteProducts({ body: { ids: idsOf(products) } }).unwrap(), {
      deed: 'deleted',
      names: namesOf(products),
      onDone: (count) =>
        void showSuccess({
          title:
            count === 1
              ? 'The product has been deleted.'
              : `${countOf(count, 'product')} have been deleted.`,
        }),
    })
  }

  /** Can be taken back by a click, so that nobody is asked for one. */
  async function setStock(products: readonly Product[], inStock: boolean) {
    await bulk.run(setProductsStock({ body: { ids: idsOf(products), inStock } }).unwrap(), {
      deed: `set to ${stockName(inStock)}`,
      names: namesOf(products),
      onDone: (count) =>
        void showToast(`${countOf(count, 'product')} set to ${stockName(inStock)}`),
    })
  }

  async function setStockOfMany(products: readonly Product[], inStock: boolean) {
    const isMeant = await askToConfirm({
      title: `Set ${countOf(products.length, 'product')} to ${stockName(inStock)}?`,
      confirmLabel: `Set to ${stockName(inStock)}`,
    })
    if (isMeant) await setStock(products, inStock)
  }

  return {
    remove: useEventCallback((product: Product) => void remove(product)),
    toggleStock: useEventCallback((product: Product) => void setStock([product], !product.inStock)),
    removeMany: (products: readonly Product[]) => void removeMany(products),
    setStockOfMany: (products: readonly Product[], inStock: boolean) =>
      void setStockOfMany(products, inStock),
    report: bulk.report,
  }
}
