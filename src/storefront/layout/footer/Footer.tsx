import { type ReactNode, useState } from 'react'
import { TruckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { Logo } from '@/shared/ui/Logo'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import styles from './Footer.module.css'

const quickLinks = ['Home', 'Shop', 'About Us', 'Contact Us']
const supportLinks = ['FAQs', 'Shipping & Delivery', 'Returns & Refunds']

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
          <strong>Fast delivery.</strong> {shop.deliveryNote.insideDhakaTime} inside Dhaka, and
          across {shop.country} soon after.
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo label={shop.name} />
          <p>{shop.blurb}</p>
          <address>
            <a href={`tel:${shop.supportPhone.replace(/[^+\d]/g, '')}`}>{shop.supportPhone}</a>
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            {postalAddress}
          </address>
        </div>
        <LinkColumn title="Quick Links" labels={quickLinks} />
        <LinkColumn title="Customer Support" labels={supportLinks}>
          <li>
            <Link to="/privacy-policy">Privacy Policy</Link>
          </li>
        </LinkColumn>
        <div className={styles.methods}>
          <h2>Payment Methods</h2>
          <img
            className={styles.payments}
            src="/images/payment-methods.svg"
            alt="Debit and credit cards"
            width={216}
            height={40}
            loading="lazy"
          />
          <p>{shop.howToPay}</p>
        </div>
      </div>
      {/* The server may have rendered it last year. */}
      <p className={styles.copyright} suppressHydrationWarning>
        © {year} {shop.name}. All rights reserved.
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
