import { HeadsetIcon, MedalIcon, ShieldIcon } from '@/shared/ui/icon/icons'
import { homePage } from '@/shop/homePage'
import { shop } from '@/shop/shop.config'
import styles from './TrustNote.module.css'

export function TrustNote() {
  return (
    <section className={styles.trust} aria-label={`About ${shop.name}`}>
      {homePage.trust.map(({ language, title, text, years, authentic, service }) => (
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
