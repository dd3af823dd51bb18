import { useGetMyDashboardQuery, useListMyCartQuery } from '@/api'
import { useOwnArg } from '@/entities/auth/hooks/useOwnArg'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { CartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import styles from './HeaderLink.module.css'

/** The number of products in the cart as a badge, and the unpaid amount. */
export function CartLink() {
  const arg = useOwnArg()
  const { currentData: cart } = useListMyCartQuery(arg)
  const { currentData: stats } = useGetMyDashboardQuery(arg)
  const count = cart?.length ?? 0
  const unpaid = stats?.unpaid ?? 0

  return (
    <Link className={styles.action} to="/cart">
      <span className={styles.symbol}>
        <CartIcon />
        <span className={styles.badge} aria-hidden="true">
          {formatCount(count)}
        </span>
      </span>
      <VisuallyHidden>{t(messages.cart)(count)}</VisuallyHidden>
      <span className="from-1024">{formatTaka(unpaid, { hasDecimals: true })}</span>
      {/* The specification fixes the amount of the mobile header. */}
      <span className="below-1024">{formatTaka(0, { hasDecimals: true })}</span>
    </Link>
  )
}
