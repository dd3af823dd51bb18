import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'>

/** A place held for what is loading; whoever shows some says once that it is loading. */
export function Skeleton(style: SkeletonProps) {
  return <span className={styles.skeleton} style={style} aria-hidden="true" />
}
