import { isBengali, t } from '@/shared/lib/language'
import { HeadsetIcon, MedalIcon, ShieldIcon } from '@/shared/ui/icon/icons'
import { homePage } from '@/shop/homePage'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import styles from './TrustNote.module.css'

const shown = homePage.trust.filter(({ language }) => !isBengali || language === 'bn')

export function TrustNote() {
  return (
    <section className={styles.trust} aria-label={t(messages.about)(t(shop.displayName))}>
      {shown.map(({ language, title, text, years, authentic, service }) => (
        <div key={language} className={styles.part} lang={language}>
          <h2 className="large">{title}</h2>
          <p>{text}</p>
          <ul className={styles.points}>
            <li>
              <MedalIcon size={26} />
              {years}
            </li>
            <li>
              <ShieldIcon size={26} />
              {authentic}
            </li>
            <li>
              <HeadsetIcon size={26} />
              {service}
            </li>
          </ul>
        </div>
      ))}
    </section>
  )
}
