import { useState } from 'react'
import { helpPages } from '@/common/pages'
import type { Text } from '@/common/text'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { TruckIcon } from '@/shared/ui/icon/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import { ContactLinks } from '@/storefront/ui/ContactLinks'
import * as messages from '../messages'
import styles from './Footer.module.css'

type FooterLink = { title: Text; path: string; isPage?: boolean }

const { aboutUs, contactUs, faqs, shipping, returns } = helpPages
const quickLinks: readonly FooterLink[] = [
  { title: shared.home, path: '/' },
  { title: messages.shopLink, path: '/search' },
  aboutUs,
  contactUs,
]
const supportLinks: readonly FooterLink[] = [
  faqs,
  shipping,
  returns,
  { title: shared.privacyPolicy, path: '/privacy-policy', isPage: true },
]

const [, postalAddress] = legalIdentity

const getYear = () => new Date().getFullYear()

/** As placeholders, all links but the privacy policy's say so and lead nowhere. */
export function Footer() {
  const [year] = useState(getYear)
  return (
    <footer className={styles.footer}>
      <div className={styles.promise}>
        <TruckIcon size={28} />
        <p>
          <strong>{t(messages.fastDelivery)}</strong>{' '}
          {t(messages.deliveryPromise)(t(shop.insideDhakaTime))}
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo label={t(shop.displayName)} />
          <p>{t(shop.blurb)}</p>
          <address>
            <ContactLinks />
            {postalAddress}
          </address>
        </div>
        <LinkColumn title={t(messages.quickLinks)} links={quickLinks} />
        <LinkColumn title={t(messages.customerSupport)} links={supportLinks} />
        <div className={styles.methods}>
          <h2>{t(messages.paymentMethods)}</h2>
          <img
            className={styles.payments}
            src="/images/payment-methods.svg"
            alt={t(messages.cards)}
            width={216}
            height={40}
            loading="lazy"
          />
          <p>{t(shop.howToPay)}</p>
        </div>
      </div>
      {/* The server may have rendered it last year. */}
      <p className={styles.copyright} suppressHydrationWarning>
        {t(messages.copyright)(year, t(shop.displayName))}
        <LanguageSwitch />
      </p>
    </footer>
  )
}

type LinkColumnProps = { title: string; links: readonly FooterLink[] }

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            {shop.hasFooterPlaceholders && !link.isPage ? (
              // biome-ignore lint/a11y/useValidAnchor: a placeholder has no URL.
              <a role="link" aria-disabled="true">
                {t(link.title)}
              </a>
            ) : (
              <Link to={link.path}>{t(link.title)}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
