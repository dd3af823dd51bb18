import { type ReactNode, useState } from 'react'
import { t } from '@/shared/lib/language'
import { TruckIcon } from '@/shared/ui/icon/icons'
import { LanguageSwitch } from '@/shared/ui/LanguageSwitch'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import styles from './Footer.module.css'

const quickLinks = [messages.home, messages.shopLink, messages.aboutUs, messages.contactUs]
const supportLinks = [messages.faqs, messages.shipping, messages.returns]

const [, postalAddress] = legalIdentity

const getYear = () => new Date().getFullYear()

/** All links but the privacy policy's are placeholders: they say so and lead nowhere. */
export function Footer() {
  const [year] = useState(getYear)
  return (
    <footer className={styles.footer}>
      <div className={styles.promise}>
        <TruckIcon size={28} />
        <p>
          <strong>{t(messages.fastDelivery)}</strong>{' '}
          {t(messages.deliveryPromise)(t(shop.deliveryNote.insideDhakaTime))}
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo label={t(shop.displayName)} />
          <p>{t(shop.blurb)}</p>
          <address>
            <a href={`tel:${shop.supportPhone.replace(/[^+\d]/g, '')}`}>{shop.supportPhone}</a>
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            {postalAddress}
          </address>
        </div>
        <LinkColumn title={t(messages.quickLinks)} labels={quickLinks.map(t)} />
        <LinkColumn title={t(messages.customerSupport)} labels={supportLinks.map(t)}>
          <li>
            <Link to="/privacy-policy">{t(messages.privacyPolicy)}</Link>
          </li>
        </LinkColumn>
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

type LinkColumnProps = { title: string; labels: readonly string[]; children?: ReactNode }

function LinkColumn({ title, labels, children }: LinkColumnProps) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {labels.map((label) => (
          <li key={label}>
            {/* biome-ignore lint/a11y/useValidAnchor: a placeholder has no URL yet. */}
            <a role="link" aria-disabled="true">
              {label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}
