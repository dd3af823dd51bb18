import { t } from '@/shared/lib/language'
import { HeartIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../messages'
import styles from './HeaderLink.module.css'

/** The wishlist is empty, as the specification says. */
export const WishlistLink = () => (
  <Link className={styles.action} to="/dashboard/wishlist">
    <HeartIcon />
    <span className={styles.badge} aria-hidden="true">
      {t(messages.wishlistCount)}
    </span>
    <VisuallyHidden>{t(messages.wishlist)}</VisuallyHidden>
  </Link>
)
