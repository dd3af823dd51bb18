import type { Product } from '@/api'
import { localProduct } from '@/entities/product/lib/localProduct'
import { t } from '@/shared/lib/language'
import { loadChunk } from '@/shared/lib/loadChunk'
import { CheckIcon, PlusIcon } from '@/shared/ui/icon/icons'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectCompared } from '@/store/uiSlice'
import * as messages from '../messages'
import styles from './CompareToggle.module.css'

export function CompareToggle({ product }: { product: Product }) {
  const dispatch = useAppDispatch()
  const isCompared = useAppSelector((state) => selectCompared(state).includes(product._id))
  const Icon = isCompared ? CheckIcon : PlusIcon

  async function toggle() {
    const { toggleCompared } = await loadChunk(
      () => import(/* webpackChunkName: "compare-tray" */ '../model/toggleCompared'),
    )
    await dispatch(toggleCompared(product))
  }

  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isCompared}
      aria-label={t(messages.compareProduct)(localProduct(product).productName)}
      onClick={() => void toggle()}
    >
      <Icon size={16} />
      {t(messages.compare)}
    </button>
  )
}
