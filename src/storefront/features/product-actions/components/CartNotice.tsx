import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '@/api'
import { localProduct, nameLang } from '@/entities/product/lib/localProduct'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import * as messages from '../messages'
import styles from './CartNotice.module.css'

type CartNoticeProps = { product: Product; quantity: number; onClose: () => void }

/** Milliseconds. */
const shownTime = 3000

/** A toast with the product that was just added and a link to the cart. */
export function CartNotice({ product, quantity, onClose }: CartNoticeProps) {
  const { price, discountPrice, images } = product
  const handleTimeout = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(handleTimeout, shownTime)
    return () => clearTimeout(timer)
  }, [])

  // The purchase panel is sticky on wide screens: inside it the page could cover the notice.
  return createPortal(
    <aside className={styles.notice} aria-label={t(messages.inYourCart)}>
      <Thumbnail src={images[0]} size={56} />
      <div>
        <p role="alert" className={styles.done}>
          {t(messages.added)}
        </p>
        <p className="one-line" lang={nameLang(product)}>
          {localProduct(product).productName}
        </p>
        <p className={styles.sum}>
          {formatCount(quantity)} × {formatTaka(discountPrice || price)}
        </p>
      </div>
      <Link className={buttonClass()} to="/cart">
        {t(messages.viewCart)}
      </Link>
    </aside>,
    document.body,
  )
}
