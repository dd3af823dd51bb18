import { t } from '@/shared/lib/language'
import { RetryIcon, ShieldIcon } from '@/shared/ui/icon/icons'
import { shop } from '@/shop/shop.config'
import * as messages from './messages'
import styles from './TrustNotes.module.css'

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
        {t(shop.warrantyNote)}
      </li>
    </ul>
  )
}
