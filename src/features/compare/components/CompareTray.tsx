import { comparePath, maxCompared } from '../../../../shop/comparison'
import { useProducts } from '../../../entities/product'
import { classNames } from '../../../shared/lib/classNames'
import { buttonClass } from '../../../shared/ui/button/Button'
import { CloseIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { Link } from '../../../shared/ui/link/Link'
import { Picture } from '../../../shared/ui/picture/Picture'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { comparedChanged, selectCompared } from '../../../store/uiSlice'
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
