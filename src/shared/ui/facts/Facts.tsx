import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and values; what has none is left away. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
