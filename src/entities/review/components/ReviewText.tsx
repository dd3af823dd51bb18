import type { ReactNode } from 'react'
import styles from './ReviewText.module.css'

export function ReviewText({ children }: { children: ReactNode }) {
  return <blockquote className={styles.text}>{children}</blockquote>
}
