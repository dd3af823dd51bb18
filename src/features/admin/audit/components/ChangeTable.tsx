import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import type { Change } from '../lib/changes'
import styles from './ChangeTable.module.css'

export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={styles.none}>No changes.</p>
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Changes</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Field</VisuallyHidden>
          </th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <del className={styles.before}>{before}</del>
            </td>
            <td>
              <ins className={styles.after}>{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
