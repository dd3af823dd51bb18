import type { ReactNode } from 'react'
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery'
import { ChevronDownIcon } from '../../../../shared/ui/icon'
import { Panel } from '../../../../shared/ui/panel/Panel'
import styles from './ProductPreview.module.css'

/** How the product will look in the shop: beside the form, or to be opened where there is no room for both. */
export function ProductPreview({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery('(min-width: 1240px)')
  // All it says stands in the fields already, and its links lead nowhere yet.
  const card = <div inert>{children}</div>

  if (isWide) {
    return (
      <Panel title="In the shop" className={styles.beside}>
        {card}
      </Panel>
    )
  }
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        How it will look in the shop
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{card}</div>
    </details>
  )
}
