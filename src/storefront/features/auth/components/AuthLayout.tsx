import type { ReactNode } from 'react'
import { t } from '@/shared/lib/language'
import { StarIcon } from '@/shared/ui/icon/accountIcons'
import { ShieldIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { SmallCategoryPicture } from '@/shared/ui/SmallCategoryPicture'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import styles from './AuthLayout.module.css'

type AuthLayoutProps = { title: string; lead: ReactNode; children: ReactNode }

const reasons = [
  {
    Icon: TruckIcon,
    title: t(messages.trackOrders),
    text: t(messages.trackOrdersText)(t(shop.countryName)),
  },
  {
    Icon: ShieldIcon,
    title: t(messages.paySecurely),
    text: t(messages.paySecurelyText),
  },
  {
    Icon: StarIcon,
    title: t(messages.writeReviews),
    text: t(messages.writeReviewsText),
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
        <aside className={styles.side} aria-label={t(messages.benefits)}>
          <p className={styles.claim}>{t(messages.oneAccount)}</p>
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
