import type { ReactNode } from 'react'
import { useMediaQuery } from '../../../../shared/hooks/useMediaQuery'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { ChevronDownIcon } from '../../../../shared/ui/icon'
import { Panel } from '../../../../shared/ui/panel/Panel'
import styles from './ProductPreview.module.css'

/** The product as the shop will show it: beside the form, or collapsed on narrow screens. */
export function ProductPreview({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(atLeast('wideDesktop'))
  // Inert: its text repeats the form, and its links lead to a product that does not exist yet.
  const card = <div inert>{children}</div>

  if (isWide) {
    return (
      <Panel title="Preview" className={styles.beside}>
        {card}
      </Panel>
    )
  }
  return (
    <details className={styles.collapsed}>
      <summary className={styles.summary}>
        Preview
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{card}</div>
    </details>
  )
}
