import type { ReactNode } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Badge.module.css'

export type BadgeTone = 'good' | 'bad' | 'accent' | 'neutral' | 'dark'

type BadgeProps = { tone?: BadgeTone; hasDot?: boolean; children: ReactNode }

export function Badge({ tone = 'neutral', hasDot = false, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {hasDot && <span className={styles.dot} />}
      {children}
    </span>
  )
}
