import { helpPages } from '@/common/pages'
import { t } from '@/shared/lib/language'
import { RetryIcon, ShieldIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { shop } from '@/shop/shop.config'
import * as messages from './messages'
import styles from './TrustNotes.module.css'

const { returns, shipping } = helpPages

/** What the customer can rely on, below the button to order. */
export function TrustNotes() {
  return (
    <ul className={styles.notes}>
      <li>
        <ShieldIcon size={20} />
        {t(messages.securePayment)}
        {shop.cashOnDelivery && t(messages.orCashOnDelivery)}
      </li>
      <li>
        <RetryIcon size={20} />
        <Link to={returns.path}>{t(shop.warrantyNote)}</Link>
      </li>
      <li>
        <TruckIcon size={20} />
        <Link to={shipping.path}>{t(shipping.title)}</Link>
      </li>
    </ul>
  )
}
