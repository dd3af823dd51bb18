import { t } from '../lib/language'
import * as messages from '../messages'
import styles from './Breadcrumbs.module.css'
import { Link } from './Link'

export type Crumb = { label: string; to: string }

type BreadcrumbsProps = {
  trail: readonly Crumb[]
  current: string
  /** If it is not that of the page. */
  currentLang?: string | undefined
}

/** Links from the home page to this one; the last item is not a link. */
export function Breadcrumbs({ trail, current, currentLang }: BreadcrumbsProps) {
  return (
    <nav aria-label={t(messages.breadcrumb)}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.current} aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
