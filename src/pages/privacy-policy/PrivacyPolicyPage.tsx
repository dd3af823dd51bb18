import type { ReactNode } from 'react'
import { shop } from '../../../shop/shop.config'
import { useTitle } from '../../shared/hooks/useTitle'
import styles from './PrivacyPolicyPage.module.css'

type Section = { id: string; title: string; content: ReactNode }

const sections: readonly Section[] = [
  {
    id: 'data-collected',
    title: 'What we collect',
    content: (
      <>
        <p>We keep what we need to sell you a gadget and bring it to you, and nothing else:</p>
        <ul>
          <li>
            <strong>Your account:</strong> name, e-mail address, profile picture if you add one,
            when the account was made and when you last signed in. Passwords stay with our sign-in
            service; we never see them.
          </li>
          <li>
            <strong>Your cart and orders:</strong> what you chose, the delivery address, mobile
            number and notes that you gave at checkout, what you paid and when, and the number of
            the payment.
          </li>
          <li>
            <strong>Your reviews:</strong> what you wrote about orders that reached you.
          </li>
          <li>
            <strong>Technical records:</strong> the address of your connection, the page asked for
            and the time, to keep the shop running and to stop abuse.
          </li>
        </ul>
        <p>You can look around, search and compare without giving us any of this.</p>
      </>
    ),
  },
  {
    id: 'third-parties',
    title: 'Who else is involved',
    content: (
      <>
        <p>We do not sell your data. Others receive only what their part of the work needs:</p>
        <ul>
          <li>
            <strong>The sign-in service</strong> (Google Firebase Authentication) checks your e-mail
            and password, or your Google account if you choose that way, and sends the mails for
            verification and lost passwords.
          </li>
          <li>
            <strong>The payment gateway</strong> (SSLCommerz) takes your card or mobile payment on
            its own page. It tells us whether and how much you paid; your card number never reaches
            us.
          </li>
          <li>
            <strong>The courier</strong> gets your name, address and mobile number to deliver the
            parcel.
          </li>
          <li>
            <strong>Authorities</strong>, where the law of {shop.country} obliges us.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and local storage',
    content: (
      <>
        <p>There are no advertising or tracking cookies in this shop. What your browser keeps:</p>
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
            <strong>Small conveniences:</strong> the name and picture that greet you and the
            products you looked at last. They go when you log out.
          </li>
        </ul>
        <p>
          You can delete all of it in your browser’s settings; you will be signed out, nothing else
          is lost.
        </p>
      </>
    ),
  },
  {
    id: 'protection',
    title: 'How we protect it',
    content: (
      <>
        <p>
          Every connection to the shop is encrypted. The key to your session can’t be read by
          scripts and is stored with us only in a form that can’t be turned back. Your orders and
          your address are shown to you and to the staff who handle them, and every change by staff
          is recorded.
        </p>
        <p>
          Orders are kept as long as tax law asks for. Ask us to delete your account and we close it
          at once; what the law lets us delete, we delete.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Your rights, and how to reach us',
    content: (
      <>
        <p>
          You may ask what we know about you, have it corrected, get a copy of it, or have it
          deleted. Name and picture you can change yourself in your profile.
        </p>
        <p>
          Write to <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a> from the address
          of your account. We answer within seven days, in Bengali or English.
        </p>
      </>
    ),
  },
]

export function PrivacyPolicyPage() {
  useTitle(`Privacy policy - ${shop.name}`)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Privacy policy</h1>
        <p>
          What {shop.name} knows about you, what for, who else sees it, and how to have a say in it.
        </p>
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}
