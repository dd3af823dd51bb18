import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import styles from './StatTiles.module.css'

type StatTile = {
  label: string
  /** Where the whole tile leads. */
  to: string
  icon: ReactNode
  /** Absent while it loads. */
  value?: string
}

type StatTilesProps = {
  /** What the figures are, for those who don't see them. */
  label: string
  loadingText: string
  tiles: readonly StatTile[]
  /** Icons stand beside their figures where there is room. */
  isRow?: boolean
  /** How the tiles stand. */
  className?: string
}

/** Figures that each lead to what they count. */
export function StatTiles({ label, loadingText, tiles, isRow, className }: StatTilesProps) {
  const isLoading = tiles.some(({ value }) => value === undefined)
  return (
    <section aria-label={label}>
      <div role="status">{isLoading && <VisuallyHidden>{loadingText}</VisuallyHidden>}</div>
      <ul className={classNames(styles.tiles, className)}>
        {tiles.map(({ label: name, to, icon, value }) => (
          <li key={name} className={classNames(styles.tile, isRow && styles.row)}>
            <span className={styles.icon}>{icon}</span>
            {value === undefined ? (
              <Skeleton width="4.5rem" height="2rem" />
            ) : (
              <strong className={styles.value}>{value}</strong>
            )}
            <Link className={styles.label} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
