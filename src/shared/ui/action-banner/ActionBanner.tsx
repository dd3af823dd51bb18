import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowRightIcon } from '../icon'
import styles from './ActionBanner.module.css'

type ActionBannerProps = { to: string; icon: ReactNode; children: ReactNode }

/** A prominent link to something the user should do. */
export function ActionBanner({ to, icon, children }: ActionBannerProps) {
  return (
    <Link className={styles.banner} to={to}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{children}</span>
      <ArrowRightIcon size={20} />
    </Link>
  )
}
