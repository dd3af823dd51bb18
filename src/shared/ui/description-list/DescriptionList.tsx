import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

type DescriptionListProps = { items: readonly (readonly [name: string, value: ReactNode])[] }

/** Terms with their values; a term without a value is left out. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className={styles.item}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
