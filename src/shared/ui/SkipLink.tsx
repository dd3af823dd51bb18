import { t } from '../lib/language'
import { skipToContent } from '../messages'
import styles from './SkipLink.module.css'

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {t(skipToContent)}
    </a>
  )
}
