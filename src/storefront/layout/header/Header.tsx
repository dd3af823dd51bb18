import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { shop } from '@/shop/shop.config'
import { SearchBox } from '@/storefront/features/search/components/SearchBox'
import { AccountMenu } from './AccountMenu'
import { CartLink } from './CartLink'
import { CategoryNav } from './CategoryNav'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu'
import { WishlistLink } from './WishlistLink'

export type HeaderTone = 'dark' | 'light'

/** Dark with a wide search bar on the home page, light elsewhere. */
export function Header({ tone }: { tone: HeaderTone }) {
  return (
    <header className={classNames(styles.header, styles[tone])}>
      <div className={styles.row}>
        <MobileMenu />
        <Link className={styles.logo} to="/" aria-label={t(shared.homeLink)(t(shop.displayName))}>
          <Logo />
        </Link>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <div className={styles.actions}>
          <LanguageSwitch className="from-768" />
          <AccountMenu />
          <WishlistLink />
          <CartLink />
        </div>
      </div>
      <CategoryNav />
    </header>
  )
}
