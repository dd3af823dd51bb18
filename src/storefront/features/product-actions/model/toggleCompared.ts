import { type Product, shopApi } from '@/api'
import { maxCompared } from '@/common/comparison'
import { selectCachedProduct } from '@/entities/product/model/selectCachedProduct'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import type { AppDispatch, RootState } from '@/store/hooks'
import { comparedChanged, selectCompared } from '@/store/uiSlice'

const { getProduct } = shopApi.endpoints

/** Adds a product to the comparison, or removes it. All compared products have the same category. */
export const toggleCompared =
  (product: Product) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { _id, category } = product
    const read = () => selectCompared(getState())
    const compared = read()
    if (compared.includes(_id)) {
      dispatch(comparedChanged(compared.filter((id) => id !== _id)))
      return
    }
    const otherCategory = await findCategory(compared)
    // Another toggle, of this tab or of another one, was faster.
    if (read() !== compared) {
      await dispatch(toggleCompared(product))
      return
    }
    if (otherCategory !== undefined && otherCategory !== category) {
      const isConfirmed = await askToConfirm({
        title: `Compare ${category} instead?`,
        text: `You are comparing ${otherCategory}. Only products of one category fit side by side.`,
        confirmLabel: 'Start a new comparison',
      })
      if (isConfirmed) dispatch(comparedChanged([_id]))
    } else if (compared.length >= maxCompared) {
      showToast(`You can compare up to ${maxCompared} products. Remove one first.`, 'warning')
    } else {
      dispatch(comparedChanged([...compared, _id]))
    }

    /** Of the first product that still exists. */
    async function findCategory([id, ...others]: readonly string[]): Promise<string | undefined> {
      if (id === undefined) return undefined
      const cached =
        getProduct.select({ id })(getState()).data ?? selectCachedProduct(getState(), id)
      if (cached) return cached.category
      const { data } = await dispatch(getProduct.initiate({ id }, { subscribe: false }))
      return data?.category ?? (await findCategory(others))
    }
  }
