import { t } from '@/shared/lib/language'
import { Skeleton } from '@/shared/ui/Skeleton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import styles from './CheckoutForm.module.css'

const fields = ['name', 'mobile', 'e-mail', 'district', 'address']

export function CheckoutSkeleton() {
  return (
    <div className={styles.form} role="status">
      <VisuallyHidden>{t(messages.loadingOrder)}</VisuallyHidden>
      <div className={styles.delivery}>
        <Skeleton width="12rem" height="1.5rem" />
        {fields.map((field) => (
          <Skeleton key={field} height="50px" borderRadius="var(--radius)" />
        ))}
      </div>
      <Skeleton height="24rem" borderRadius="var(--radius-lg)" />
    </div>
  )
}
