import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { formatDate } from '@/shared/lib/formatDate'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import styles from './PrivacyPolicyPage.module.css'

const lastUpdated = '2026-11-25'

const titles = {
  'data-collected': 'Data we collect',
  'third-parties': 'Third parties',
  cookies: 'Cookies',
  protection: 'How we protect your data',
  contact: 'Contact us',
}

export function PrivacyPolicyPage() {
  return (
    <div className={classNames('page-content', styles.page)}>
      <header className={styles.head}>
        <h1>Privacy policy</h1>
        <p>What data {shop.name} collects, how we use and protect it, and how to contact us.</p>
        <p className={styles.updated}>
          Last updated: <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <ol>
          {Object.entries(titles).map(([id, title]) => (
            <li key={id}>
              <a className="quiet-link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        <Sections />
      </div>
    </div>
  )
}

type SectionProps = { id: keyof typeof titles; children: ReactNode }

const Section = ({ id, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="large">
      {titles[id]}
    </h2>
    {children}
  </section>
)

function Sections() {
  return (
    <>
      <Section id="data-collected">
        <p>We collect only what we need to sell and deliver your order:</p>
        <ul>
          <li>
            <strong>Your account:</strong> name, e-mail address, profile picture if you add one,
            when the account was created and when you last signed in. Passwords stay with our
            sign-in service; we never see them.
          </li>
          <li>
            <strong>Your cart and orders:</strong> what you chose, the delivery address, mobile
            number and notes that you gave at checkout, what you paid and when, and the number of
            the payment.
          </li>
          <li>
            <strong>Your reviews:</strong> what you wrote about orders that reached you. We show
            them at the products of the order, with the date and the first name and district of its
            delivery.
          </li>
          <li>
            <strong>Technical records:</strong> your IP address, the requested page and the time, to
            keep the shop running and to stop abuse.
          </li>
        </ul>
        <p>You can browse, search and compare without an account.</p>
      </Section>
      <Section id="third-parties">
        <p>
          We do not sell your data. Third parties receive only what they need for their service:
        </p>
        <ul>
          <li>
            <strong>The sign-in service</strong> (Google Firebase Authentication) checks your e-mail
            and password, or your Google account if you choose that way, and sends e-mails to verify
            your address or reset your password.
          </li>
          <li>
            <strong>Our mail service</strong> gets your e-mail address and what you ordered, to send
            you mails about your orders.
          </li>
          <li>
            <strong>The payment gateway</strong> (SSLCommerz) takes your card or mobile payment on
            its own page. It reports to us whether and how much you paid; your card number never
            reaches us.
          </li>
          <li>
            <strong>The courier</strong> gets your name, address and mobile number to deliver the
            parcel.
          </li>
          <li>
            <strong>Authorities</strong>, where the law of {shop.country} obliges us.
          </li>
        </ul>
      </Section>
      <Section id="cookies">
        <p>We use no advertising or tracking cookies. Your browser stores:</p>
        <ul>
          <li>
            <strong>One session cookie</strong> that says you are signed in. It ends when you log
            out, after 12 hours without use, and after 7 days in any case.
          </li>
          <li>
            <strong>Your sign-in</strong>, until you log out if you ticked “Remember me”, or until
            the browser is closed if you did not.
          </li>
          <li>
            <strong>Preferences:</strong> your name and picture for the header and the products you
            viewed last. They are removed when you log out.
          </li>
        </ul>
        <p>
          You can delete all of it in your browser’s settings; you will be signed out, nothing else
          is lost.
        </p>
      </Section>
      <Section id="protection">
        <p>
          Every connection to the shop is encrypted. The key to your session can’t be read by
          scripts and is stored with us only in a form that can’t be turned back. Your orders and
          your address are shown to you and to the staff who handle them, and every change by staff
          is recorded.
        </p>
        <p>
          We keep orders for as long as tax law requires. If you ask us to delete your account, we
          close it at once and delete everything that the law allows.
        </p>
      </Section>
      <Section id="contact">
        <p>
          You may ask what we know about you, have it corrected, get a copy of it, or have it
          deleted. You can change your name and picture in your profile.
        </p>
        <p>
          Write to <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a> from the address
          of your account. We answer within seven days, in Bengali or English.
        </p>
        <address>
          {legalIdentity.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Section>
    </>
  )
}
