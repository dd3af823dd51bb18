import type { ReactNode } from 'react'
import { StarIcon } from '@/shared/ui/icon/accountIcons'
import { ShieldIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { SmallCategoryPicture } from '@/shared/ui/SmallCategoryPicture'
import { shop } from '@/shop/shop.config'
import styles from './AuthLayout.module.css'

type AuthLayoutProps = { title: string; lead: ReactNode; children: ReactNode }

const reasons = [
  {
    Icon: TruckIcon,
    title: 'Track your orders',
    text: `From our shelf to your door, anywhere in ${shop.country}.`,
  },
  {
    Icon: ShieldIcon,
    title: 'Pay securely',
    text: 'Your card details go to the payment gateway, never to us.',
  },
  {
    Icon: StarIcon,
    title: 'Write reviews',
    text: 'Review what you bought and help the next shopper choose.',
  },
]

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.form}>
          <div className={styles.head}>
            <h1>{title}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {children}
        </div>
        <aside className={styles.side} aria-label="Benefits of an account">
          <p className={styles.claim}>One account for all your gadgets.</p>
          <div className={styles.pictures}>
            {shop.topCategories.slice(0, 3).map((category) => (
              <SmallCategoryPicture key={category} category={category} />
            ))}
          </div>
          <ul className={styles.reasons}>
            {reasons.map(({ Icon, title: reason, text }) => (
              <li key={reason}>
                <Icon />
                <strong>{reason}</strong>
                {text}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
