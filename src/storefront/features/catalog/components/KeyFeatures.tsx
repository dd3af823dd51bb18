import { t } from '@/shared/lib/language'
import { CheckIcon } from '@/shared/ui/icon/icons'
import * as messages from '../productMessages'
import styles from './KeyFeatures.module.css'

type KeyFeaturesProps = {
  features: readonly string[]
  /** Of the features, if it is not that of the page. */
  lang: string | undefined
}

export function KeyFeatures({ features, lang }: KeyFeaturesProps) {
  return (
    <section className={styles.features} aria-labelledby="key-features">
      <h2 id="key-features">{t(messages.keyFeatures)}</h2>
      <ul className={styles.list} lang={lang}>
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
