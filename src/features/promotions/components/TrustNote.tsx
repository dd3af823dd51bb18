import { useRef } from 'react'
import { shop } from '../../../../shop/shop.config'
import { useInViewOnce } from '../../../shared/hooks/useInViewOnce'
import { classNames } from '../../../shared/lib/classNames'
import { HeadsetIcon, MedalIcon, ShieldIcon } from '../../../shared/ui/icon'
import styles from './TrustNote.module.css'

export function TrustNote() {
  const ref = useRef<HTMLElement>(null)
  const wasNear = useInViewOnce(ref)
  return (
    <section
      ref={ref}
      className={classNames(styles.trust, !wasNear && styles.deferred)}
      aria-label={`About ${shop.name}`}
    >
      {shop.trust.map(({ language, title, text, years, authentic, service }) => (
        <div key={language} className={styles.part} lang={language}>
          <h2>{title}</h2>
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
