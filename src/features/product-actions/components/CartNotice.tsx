import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '../../../api'
import { formatTaka } from '../../../shared/lib/formatTaka'
import { buttonClass } from '../../../shared/ui/button/Button'
import { Link } from '../../../shared/ui/link/Link'
import { Thumbnail } from '../../../shared/ui/thumbnail/Thumbnail'
import styles from './CartNotice.module.css'

type CartNoticeProps = { product: Product; quantity: number; onClose: () => void }

/** Milliseconds. */
const shownTime = 3000

/** Shows below the header's cart link what was just added. Screen readers get the toast. */
export function CartNotice({ product, quantity, onClose }: CartNoticeProps) {
  const { productName, price, discountPrice, images } = product
  const handleTimeout = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(handleTimeout, shownTime)
    return () => clearTimeout(timer)
  }, [])

  // The purchase panel is sticky on wide screens: inside it the header would cover the notice.
  return createPortal(
    <aside className={styles.notice} aria-label="In your cart now">
      <Thumbnail src={images[0]} size={56} />
      <div>
        <p className={styles.name}>{productName}</p>
        <p className={styles.sum}>
          {quantity} × {formatTaka(discountPrice || price)}
        </p>
      </div>
      <Link className={buttonClass()} to="/cart">
        View cart
      </Link>
    </aside>,
    document.body,
  )
}
