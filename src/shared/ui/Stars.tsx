import type { CSSProperties } from 'react'
import styles from './Stars.module.css'

type StarsProps = {
  value: number
  /** Without it, what they show is said beside them. */
  label?: string
}

/** Five stars, of which as many are coloured as the value says; as large as the text. */
export const Stars = ({ value, label }: StarsProps) => (
  <span
    className={styles.stars}
    style={{ '--stars': value } as CSSProperties}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
)
