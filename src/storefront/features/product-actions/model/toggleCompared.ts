import { type Product, shopApi } from '@/api'
import { maxCompared } from '@/common/comparison'
import { selectCachedProduct } from '@/entities/product/model/selectCachedProduct'
import { categoryName } from '@/shared/lib/categoryName'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { showToast } from '@/shared/ui/toast/toast'
import type { AppDispatch, RootState } from '@/store/hooks'
import { comparedChanged, selectCompared } from '@/store/uiSlice'
import * as messages from '../messages'

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
        title: t(messages.compareInstead)(categoryName(category)),
        text: t(messages.oneCategory)(categoryName(otherCategory)),
        confirmLabel: t(messages.newComparison),
      })
      if (isConfirmed) dispatch(comparedChanged([_id]))
    } else if (compared.length >= maxCompared) {
      showToast(t(messages.comparisonFull)(maxCompared), 'warning')
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
