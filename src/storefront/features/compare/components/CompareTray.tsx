import { comparePath, maxCompared } from '@/common/comparison'
import { useProducts } from '@/entities/product/hooks/useProducts'
import { classNames } from '@/shared/lib/classNames'
import { buttonClass } from '@/shared/ui/Button'
import { IconButton } from '@/shared/ui/IconButton'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { comparedChanged, selectCompared } from '@/store/uiSlice'
import styles from './CompareTray.module.css'

/** The products that were chosen to be compared, at the bottom of the screen. */
export function CompareTray() {
  const dispatch = useAppDispatch()
  const ids = useAppSelector(selectCompared)
  const products = useProducts(ids) ?? []
  return (
    <section className={styles.tray} aria-label="Comparison">
      <ul className={styles.pictures} aria-hidden="true">
        {products.map(({ _id, images: [image = ''] }) => (
          <li key={_id}>
            <Picture src={image} alt="" sizes="40px" />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {ids.length} of {maxCompared}
        {ids.length === 1 && <span className={styles.hint}> · choose another one</span>}
      </p>
      <Link className={classNames(buttonClass('dark'), styles.open)} to={comparePath(ids)}>
        Compare
      </Link>
      <IconButton aria-label="Clear the comparison" onClick={() => dispatch(comparedChanged([]))}>
        <CloseIcon size={20} />
      </IconButton>
    </section>
  )
}
