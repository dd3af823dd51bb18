import type { CSSProperties } from 'react'
import styles from './Spinner.module.css'
import { VisuallyHidden } from './VisuallyHidden'

type SpinnerProps = {
  size?: number
  /** Accessible name; omit it if the parent announces that it is busy. */
  label?: string
}

export function Spinner({ size = 28, label }: SpinnerProps) {
  const style: CSSProperties = { width: size, height: size }
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <span className={styles.ring} style={style} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
