import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import styles from './StatTiles.module.css'

type StatTile = {
  label: string
  /** Link target of the whole tile. */
  to: string
  icon: ReactNode
  /** Undefined while loading. */
  value?: string
}

type StatTilesProps = {
  /** Accessible name of the section. */
  label: string
  loadingText: string
  tiles: readonly StatTile[]
  /** Places icons beside their values on wide screens. */
  isRow?: boolean
  /** Sets the grid columns. */
  className?: string
}

/** Statistics that link to what they count. */
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
