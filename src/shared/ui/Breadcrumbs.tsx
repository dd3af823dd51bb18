import { t } from '../lib/language'
import * as messages from '../messages'
import styles from './Breadcrumbs.module.css'
import { Link } from './Link'

export type Crumb = { label: string; to: string }

type BreadcrumbsProps = { trail: readonly Crumb[]; current: string }

/** Links from the home page to this one; the last item is not a link. */
export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={t(messages.breadcrumb)}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  )
}
