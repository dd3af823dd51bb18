import { isBengali, t } from '@/shared/lib/language'
import { createIcon } from '@/shared/ui/icon/Icon'
import { ShieldIcon } from '@/shared/ui/icon/icons'
import { homePage } from '@/shop/homePage'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import styles from './TrustNote.module.css'

const HeadsetIcon = createIcon(
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M5 13h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-1a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5ZM18 13h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-1a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5ZM18.5 19c0 1.5-1.5 2-4 2',
)
const MedalIcon = createIcon(
  'M6.5 9a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM8.5 13.5l-1.5 7 5-2.5 5 2.5-1.5-7',
)

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
