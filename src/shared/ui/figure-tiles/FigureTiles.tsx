import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '../../lib/classNames'
import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import styles from './FigureTiles.module.css'

type FigureTile = {
  label: string
  /** Where the whole tile leads. */
  to: string
  icon: ReactNode
  /** Absent while it loads. */
  figure?: string
}

type FigureTilesProps = {
  /** What the figures are, for those who don't see them. */
  label: string
  loadingText: string
  tiles: readonly FigureTile[]
  /** Icons stand beside their figures where there is room. */
  isRow?: boolean
  /** How the tiles stand. */
  className?: string
}

/** Figures that each lead to what they count. */
export function FigureTiles({ label, loadingText, tiles, isRow, className }: FigureTilesProps) {
  const isLoading = tiles.some(({ figure }) => figure === undefined)
  return (
    <section aria-label={label}>
      <div role="status">{isLoading && <VisuallyHidden>{loadingText}</VisuallyHidden>}</div>
      <ul className={classNames(styles.tiles, className)}>
        {tiles.map(({ label: name, to, icon, figure }) => (
          <li key={name} className={classNames(styles.tile, isRow && styles.row)}>
            <span className={styles.icon}>{icon}</span>
            {figure === undefined ? (
              <Skeleton width="4.5rem" height="2rem" />
            ) : (
              <strong className={styles.figure}>{figure}</strong>
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
