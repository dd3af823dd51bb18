import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ArrowRightIcon } from '../icon'
import styles from './Nudge.module.css'

type NudgeProps = { to: string; icon: ReactNode; children: ReactNode }

/** Something waits for the reader: says what, and leads to it. */
export function Nudge({ to, icon, children }: NudgeProps) {
  return (
    <Link className={styles.nudge} to={to}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>{children}</span>
      <ArrowRightIcon size={20} />
    </Link>
  )
}
