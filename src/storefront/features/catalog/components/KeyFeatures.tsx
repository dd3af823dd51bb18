import { t } from '@/shared/lib/language'
import { CheckIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'
import styles from './KeyFeatures.module.css'

export function KeyFeatures({ features }: { features: readonly string[] }) {
  return (
    <section className={styles.features} aria-labelledby="key-features">
      <h2 id="key-features">{t(messages.keyFeatures)}</h2>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
