import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = Pick<CSSProperties, 'width' | 'height' | 'aspectRatio' | 'borderRadius'>

/** A placeholder while loading; the parent announces the loading once. */
export function Skeleton(style: SkeletonProps) {
  return <span className={styles.skeleton} style={style} aria-hidden="true" />
}
