import { comparePath, maxCompared } from '@/common/comparison'
import { useProducts } from '@/entities/product/hooks/useProducts'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { buttonClass } from '@/shared/ui/Button'
import { IconButton } from '@/shared/ui/IconButton'
import { CloseIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { comparedChanged, selectCompared } from '@/store/uiSlice'
import * as messages from '../messages'
import styles from './CompareTray.module.css'

/** The products that were chosen to be compared, at the bottom of the screen. */
export function CompareTray() {
  const dispatch = useAppDispatch()
  const ids = useAppSelector(selectCompared)
  const products = useProducts(ids) ?? []
  return (
    <section className={styles.tray} aria-label={t(messages.comparison)}>
      <ul className={styles.pictures} aria-hidden="true">
        {products.map(({ _id, images: [image = ''] }) => (
          <li key={_id}>
            <Picture src={image} alt="" sizes="40px" />
          </li>
        ))}
      </ul>
      <p className={styles.count} role="status">
        {t(messages.chosenCount)(ids.length, maxCompared)}
        {ids.length === 1 && <span className={styles.hint}>{t(messages.chooseAnother)}</span>}
      </p>
      <Link className={classNames(buttonClass('dark'), styles.open)} to={comparePath(ids)}>
        {t(messages.compare)}
      </Link>
      <IconButton
        aria-label={t(messages.clearComparison)}
        onClick={() => dispatch(comparedChanged([]))}
      >
        <CloseIcon size={20} />
      </IconButton>
    </section>
  )
}
