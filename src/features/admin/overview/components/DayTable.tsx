import type { DaySales } from '../../../../api'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { formatCount, formatLongDay } from '../lib/chartFormat'
import styles from './StatsTable.module.css'

/** The most recent day first. */
export function DayTable({ days }: { days: readonly DaySales[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" className={styles.number}>
            Orders
          </th>
          <th scope="col" className={styles.number}>
            Revenue
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, revenue }) => (
          <tr key={day}>
            <th scope="row">{formatLongDay(day)}</th>
            <td className={styles.number}>{formatCount(orders)}</td>
            <td className={styles.number}>{formatTaka(revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
