import { type ReactNode, useState } from 'react'
import { Button } from '../../../../shared/ui/button/Button'
import { Panel } from '../../../../shared/ui/panel/Panel'
import styles from './ChartPanel.module.css'

type ChartPanelProps = {
  title: string
  /** The figure that one wants to know first. */
  figure: string
  /** What the picture shows, for those who don't see it. */
  description: string
  chart: ReactNode
  /** The same, to be read. */
  table: ReactNode
}

/** A chart, and the table behind it. */
export function ChartPanel({ title, figure, description, chart, table }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Panel
      title={title}
      action={
        <Button
          className={styles.toggle}
          aria-pressed={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          Table
        </Button>
      }
    >
      <p className={styles.figure}>{figure}</p>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse.
        <section className={styles.scroll} tabIndex={0} aria-label={`${title}, as a table`}>
          {table}
        </section>
      ) : (
        <div className={styles.chart} role="img" aria-label={description}>
          {chart}
        </div>
      )}
    </Panel>
  )
}
