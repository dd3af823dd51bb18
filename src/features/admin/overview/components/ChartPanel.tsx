import { type ReactNode, useState } from 'react'
import { Button } from '../../../../shared/ui/button/Button'
import { Panel } from '../../../../shared/ui/panel/Panel'
import styles from './ChartPanel.module.css'

type ChartPanelProps = {
  title: string
  /** The total, shown above the chart. */
  total: string
  /** Text alternative of the chart. */
  description: string
  chart: ReactNode
  /** The same data as a table. */
  table: ReactNode
}

/** A chart that can be switched to a table. */
export function ChartPanel({ title, total, description, chart, table }: ChartPanelProps) {
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
      <p className={styles.total}>{total}</p>
      {isTable ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
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
