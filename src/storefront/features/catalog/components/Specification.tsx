import { attributeRows } from '@/common/attributes'
import { langOf } from '@/shared/lib/langOf'
import { language, t } from '@/shared/lib/language'
import * as messages from '../specificationMessages'
import styles from './Specification.module.css'

/** The attributes of a product that the shop knows. */
export function Specification({ attributes }: { attributes: readonly string[] }) {
  const rows = attributeRows(language, attributes)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="specification">
      <h2 id="specification" className="large">
        {t(messages.specification)}
      </h2>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ name, label, text, isTyped }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td lang={isTyped ? langOf(text) : undefined}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
