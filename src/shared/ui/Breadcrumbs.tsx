import styles from './Breadcrumbs.module.css'
import { Link } from './Link'

export type Crumb = { label: string; to: string }

type BreadcrumbsProps = { trail: readonly Crumb[]; here: string }

/** Links from the home page to this one; the last item is not a link. */
export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={to} className={styles.step}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}
